import '@tanstack/react-query';
import type { ShownLater } from '../../i18n/createI18n';

/** The content of a toast. The specification gives some toasts a title. */
export interface Notice {
  title?: ShownLater;
  /** Missing where the title says all. */
  text?: ShownLater | undefined;
  /** Success and default are the specification's default style, with another icon. */
  tone: 'success' | 'default' | 'destructive';
}

interface ReadMeta extends Record<string, unknown> {
  /** What is logged, with the cause, when the read fails (specification, Logs). */
  failureLog: string;
}

interface WriteMeta extends Record<string, unknown> {
  /** The toast after success. */
  success?: ShownLater;
  /**
   * The toast after a failure. `message` is the server's message, or the exception's where there was no answer;
   * `serverMessage` is only the server's. Both are at most 200 characters long (specification, Toasts).
   */
  failure?: (message: ShownLater | undefined, serverMessage: string | undefined) => Notice;
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: ReadMeta;
    mutationMeta: WriteMeta;
  }
}
