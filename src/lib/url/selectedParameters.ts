import { idsParameter, textParameter } from './parameters';

/** The query parameters of the screens about selected people (`comparePath`, `printProfilesPath`). */
export const SELECTED_PARAMETERS = { ids: idsParameter, from: textParameter };
