interface ImportMetaEnv {
  /** Where the API is, such as `https://api.example.com`. */
  readonly VITE_API_BASE_URL?: string;
}

/** The build compiles this module from `openapi.yaml` (vite/contractModules.ts). */
declare module 'virtual:contract-validators' {
  export interface Violation {
    /** A JSON pointer. */
    instancePath: string;
    keyword: string;
    message?: string;
    params: Record<string, unknown>;
  }

  export interface Validate {
    (value: unknown): boolean;
    errors?: Violation[] | null;
  }

  interface Answers<Validator> {
    /** The `operationId` of the contract. */
    id: string;
    method: string;
    path: RegExp;
    /** Null where the contract declares no body; undefined where it does not declare the status. */
    statuses: Record<number, Validator | null | undefined>;
  }

  interface Request<Validator> {
    parameters: { name: string; isInPath: boolean; isRequired: boolean; validate: Validator }[];
    needsBody: boolean;
    /** Null where the contract declares no body. */
    validate: Validator | null;
  }

  export interface Calls<Validator = Validate> {
    /** A path without placeholders comes before those with placeholders. */
    answers: Answers<Validator>[];
    /** The keys are the `operationId`s of the contract. */
    requests: Record<string, Request<Validator>>;
  }

  export const answers: Calls['answers'];
  export const requests: Calls['requests'];
}
