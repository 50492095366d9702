import { compileMessages } from '../../vite/compileMessages.js';

/** Jest's transformer of the files of messages: it compiles them, as the build does. */
export default { process: (json) => ({ code: compileMessages(json) }) };
