import { compileMessages } from '../../vite/compileMessages.js';

/** This transformer of Jest compiles the files of messages, as the build does. */
// oxlint-disable-next-line import/no-default-export -- Jest asks for it
export default { process: (json) => ({ code: compileMessages(json) }) };
