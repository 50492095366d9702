/** A part of a message: an argument with its format, a tag, or a text. */
export interface MessagePart {
  kind: 'text' | 'number' | 'plural' | 'ordinal' | 'choice' | 'date' | 'time' | 'tag' | 'words';
  /** The name of an argument or a tag, or the text. */
  name: string;
  choices?: string[];
}

export interface MessageFault {
  key: string;
  fault: string;
}

/** Returns all parts of a compiled message, including those inside plurals, choices and tags. */
export function partsOf(compiled: unknown): MessagePart[];

/** Returns the messages of a file, compiled or not, by their keys, as in 'results.title'. */
export function textsOf(messages: unknown): Map<string, string>;

/**
 * Returns the faults in the messages of a language. To check English, pass it as both arguments.
 * @param tag The language, as in 'de', which determines the plural forms.
 */
export function messageFaults(english: unknown, messages: unknown, tag: string): MessageFault[];
