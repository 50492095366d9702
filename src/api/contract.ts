import '@tanstack/react-query';
import type { components, operations, paths } from './schema';

/** Short names for the types of `openapi.yaml`, from the generated `schema.d.ts`. */

export type Schemas = components['schemas'];
export type Session = Schemas['Session'];
export type Employee = Schemas['Employee'];
export type EmployeeList = Schemas['EmployeeList'];
export type Person = Schemas['Person'];
export type Evaluation = Schemas['Evaluation'];
export type EvaluationList = Schemas['EvaluationList'];
export type Feedback = Schemas['Feedback'];
export type Statistics = Schemas['Statistics'];

/** Makes optional properties required, so that `satisfies Complete<T>` reports a forgotten one. */
export type Complete<T> = { [K in keyof Required<T>]: T[K] };

export type Method = 'get' | 'post' | 'put';

/** The paths that have an operation for the method. */
export type PathOf<M extends Method> = {
  [P in keyof paths]: paths[P][M] extends { responses: object } ? P : never;
}[keyof paths];

type Operation<M extends Method, P extends keyof paths> = NonNullable<paths[P][M]>;

/** The values for the `{placeholders}` of a path. */
export type PathParameters<M extends Method, P extends keyof paths> =
  Operation<M, P> extends { parameters: { path: infer Values } } ? Values : never;

export type Query<M extends Method, P extends keyof paths> =
  Operation<M, P> extends { parameters: { query?: infer Values } } ? Values : never;

/** The JSON body of a request. */
export type RequestBody<M extends Method, P extends keyof paths> =
  Operation<M, P> extends { requestBody: { content: { 'application/json': infer Body } } }
    ? Body
    : never;

/** The JSON body of an answer with status 200 or 201. */
export type Answer<M extends Method, P extends keyof paths> =
  Operation<M, P> extends { responses: infer Responses }
    ? Responses[keyof Responses & (200 | 201)] extends {
        content: { 'application/json': infer Body };
      }
      ? Body
      : never
    : never;

/** The operations of `openapi.yaml` that take no body. */
type ReadOperation = {
  [Id in keyof operations]: operations[Id] extends { requestBody: object } ? never : Id;
}[keyof operations];

declare module '@tanstack/react-query' {
  interface Register {
    /** The operation. If it reads one record, the id follows. */
    queryKey: readonly [ReadOperation, ...unknown[]];
    /** The operation, and the ids of the records that it changes. */
    mutationKey: readonly [Exclude<keyof operations, ReadOperation>, ...string[]];
  }
}
