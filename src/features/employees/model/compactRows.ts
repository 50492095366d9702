import { createPreference } from '../../../lib/storage/preference';

/** Whether the rows of the employees are low. On a narrow screen they always have three lines. */
export const compactRows = createPreference('compact-rows', false);
