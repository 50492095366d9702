import { idsParameter, textParameter } from './parameters';

/** The query parameters of the screens about chosen people (`comparePath`, `printProfilesPath`). */
export const SELECTED_PARAMETERS = { ids: idsParameter, from: textParameter };
