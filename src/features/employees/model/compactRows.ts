import { createPreference } from '../../../lib/storage/preference';

/** Whether the rows of the employees are lower. On a narrow screen they have three lines anyway. */
export const compactRows = createPreference('compact-rows', false);
