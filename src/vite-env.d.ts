interface ImportMetaEnv {
  /** Where the API is, such as `https://api.example.com`. */
  readonly VITE_API_BASE_URL?: string;
}

/** The build compiles it from `openapi.yaml` (vite/contractReport.ts). */
declare module 'virtual:contract-validators' {
  export interface Violation {
    /** A JSON pointer. */
    instancePath: string;
    keyword: string;
    params: Record<string, unknown>;
  }

  export interface Validate {
    (body: unknown): boolean;
    errors?: Violation[] | null;
  }

  export interface AnswerValidators {
    /** The `operationId`. */
    id: string;
    method: string;
    path: RegExp;
    /** Null where the contract declares no body; undefined where it does not declare the status. */
    statuses: Record<number, Validate | null | undefined>;
  }

  /** A path without placeholders stands before those with. */
  export const operations: AnswerValidators[];
}

/** The development server and the build of the demo compile it from `openapi.yaml` (vite/contractCheck.ts). */
declare module 'virtual:contract-check' {
  /** Each returns what breaks the contract, in words. `body` is the parsed JSON. */
  export const check: {
    checkRequest: (method: string, url: string, body?: unknown) => string[];
    checkResponse: (method: string, url: string, status: number, body?: unknown) => string[];
  };
}
