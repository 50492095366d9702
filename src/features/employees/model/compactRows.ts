import { createChoice } from '../../../session/choice';

/** Whether the rows of the employees are lower. On a narrow screen they have three lines anyway. */
export const compactRows = createChoice('compact-rows', false);
