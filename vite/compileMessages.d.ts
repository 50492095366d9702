/** Compiles each message of a file, so that the page needs no ICU parser. */
export function compileMessages(json: string): string;
