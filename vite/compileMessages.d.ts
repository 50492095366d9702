/** A file of messages with each message compiled, so that the page needs no parser of their syntax. */
export function compileMessages(json: string): string;
