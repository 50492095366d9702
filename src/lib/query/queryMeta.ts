import '@tanstack/react-query';

/** A toast: one line of text, above it a title where the spec gives one. */
export interface Notice {
  title?: string;
  text: string;
  tone: 'default' | 'destructive';
}

interface ReadMeta extends Record<string, unknown> {
  /** What is logged, with the cause, when the read fails (spec section 8). */
  failureLog: string;
}

interface WriteMeta extends Record<string, unknown> {
  /** The toast after success. */
  success?: string;
  /** The toast after a failure, given the server's or the exception's message if there is one. */
  failure?: (message: string | undefined, error: unknown) => Notice;
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: ReadMeta;
    mutationMeta: WriteMeta;
  }
}
