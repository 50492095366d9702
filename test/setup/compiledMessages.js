import { compileMessages } from '../../vite/compileMessages.js';

/** Jest's transformer of the files of messages: it compiles them, as the build does. */
// oxlint-disable-next-line import/no-default-export -- Jest asks for it
export default { process: (json) => ({ code: compileMessages(json) }) };
