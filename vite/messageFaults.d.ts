/** A part of a message: an argument and what its value is formatted as, a tag, or a text that stands there. */
export interface MessagePart {
  kind: 'text' | 'number' | 'plural' | 'ordinal' | 'choice' | 'date' | 'time' | 'tag' | 'words';
  /** Of an argument or a tag; or the text itself. */
  name: string;
  choices?: string[];
}

export interface MessageFault {
  key: string;
  fault: string;
}

/** The parts of a compiled message, also those inside of plurals, choices and tags. */
export function partsOf(compiled: unknown): MessagePart[];

/** The texts of a file of messages, compiled or not, by their keys, as in 'results.title'. */
export function textsOf(messages: unknown): Map<string, string>;

/**
 * What is wrong in the messages of a language. English itself is checked if it is given as both.
 * @param tag The language, as in 'de'. It says which plural forms there are.
 */
export function messageFaults(english: unknown, messages: unknown, tag: string): MessageFault[];
