/** Written by `npm run messages`. */
import type english from './en.json';

declare const messages: typeof english;
export default messages;
