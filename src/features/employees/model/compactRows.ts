import { createPreference } from '../../../lib/storage/preference';

/** Whether the rows of the employees table are compact. On a narrow screen they always have three lines. */
export const compactRows = createPreference('compact-rows', false);
