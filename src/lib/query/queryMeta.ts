import '@tanstack/react-query';
import type { ShownLater } from '../../i18n/createI18n';

/** The content of a toast. The specification gives some toasts a title. */
export interface Notice {
  title?: ShownLater;
  /** Missing where the title says all. */
  text?: ShownLater | undefined;
  /** Success and default are the specification's default style, with another icon. */
  tone: 'success' | 'default' | 'destructive';
  /** Whom it is about. The toast does not say it; Notifications do. */
  about?: Subject | undefined;
}

/** A person, and the address of the screen where they are. */
export interface Subject {
  name: string | null | undefined;
  to?: string;
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
  /** Whom both are about. `sent` is what was sent. */
  about?: (sent: unknown) => Subject | undefined;
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: ReadMeta;
    mutationMeta: WriteMeta;
  }
}
