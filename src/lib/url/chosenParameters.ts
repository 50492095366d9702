import { idsParameter, textParameter } from './parameters';

/** The address of a screen about people who were chosen in Results (`comparePath`, `printProfilesPath`). */
export const CHOSEN_PARAMETERS = { ids: idsParameter, from: textParameter };
