import { idsParameter, textParameter } from './parameters';

/** The query parameters of the screens about chosen people (`comparePath`, `printProfilesPath`). */
export const CHOSEN_PARAMETERS = { ids: idsParameter, from: textParameter };
