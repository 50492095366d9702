import { choiceParameter } from '../../../lib/url/parameters';

/** Whether a screen of evaluations shows the overview instead of the list. */
export const OVERVIEW_PARAMETERS = { overview: choiceParameter(['0', '1']) };
