import '@tanstack/react-query';
import type { DeferredText } from '../../i18n/createI18n';

/** The content of a toast (specification, Toasts). */
export interface ToastContent {
  title?: DeferredText;
  /** Missing if the title is the whole message. */
  text?: DeferredText | undefined;
  /** `success` and `default` differ only in the icon. */
  tone: 'success' | 'default' | 'destructive';
  /** The person of the toast, who is shown in Notifications only. */
  person?: ToastPerson | undefined;
}

/** A person, with the id of what the toast links to: their profile, or the evaluation. */
export interface ToastPerson {
  name: string | null | undefined;
  employeeId?: string;
  evaluationId?: string;
}

interface ReadMeta extends Record<string, unknown> {
  /** The text to log, with the error, when the read fails (specification, Logs). */
  failureLog: string;
}

interface WriteMeta extends Record<string, unknown> {
  /** The toast after success. */
  success?: DeferredText;
  /**
   * The toast after a failure. `message` is the server's message, or, without an answer, that of the exception.
   * `serverMessage` is never that of an exception. Both have at most 200 characters (specification, Toasts).
   */
  failure?: (message: DeferredText | undefined, serverMessage: string | undefined) => ToastContent;
  /** The person of both toasts. `sent` are the variables of the mutation. */
  person?: (sent: unknown) => ToastPerson | undefined;
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: ReadMeta;
    mutationMeta: WriteMeta;
  }
}
