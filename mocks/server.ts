import { delay } from 'msw';
import type { Schema } from 'yup';
import { createAccess, type Access, type Guard } from './access';
import { readBody } from './body';
import type { Db } from './db';
import type { Http } from './http';
import type { EmployeeRecord, EvaluationRecord } from './records';
import { refuse } from './refusal';
import type { Scenario } from './scenarios';

/** Milliseconds, or 'real' for 100 to 400. */
export type Latency = number | 'real';

export interface Setting {
  http: Http;
  db: Db;
  scenario: Scenario;
  latency: Latency;
  now: () => Date;
}

/** What a resolver of MSW is given, as far as it matters here; `R` is what its operation answers. */
interface Call<R> {
  request: Request;
  response: { untyped: (response: Response) => R };
}

type Resolver<Info, Refused, R> = (info: Info & Call<Refused>) => Promise<R | Refused>;

/** What every operation shares, so that a handler is left with what it alone does. */
export interface Server {
  http: Http;
  db: Db;
  access: Access;
  /** ISO 8601, UTC. */
  now: () => string;
  /** Nothing in the scenario `notFound`. */
  findEmployee: (id: string) => EmployeeRecord | undefined;
  /** Nothing in the scenario `notFound`. */
  findEvaluation: (id: string) => EvaluationRecord | undefined;
  /** Latency, the scenario's faults and the guard come first, then the answer. */
  read: <C, Info, Refused, R>(
    guard: Guard<C>,
    answer: (info: Info & { caller: C }) => R,
  ) => Resolver<Info, Refused, R>;
  /** As `read`; the body is read and checked before the answer. */
  write: <C, B, Info, Refused, R>(
    guard: Guard<C>,
    schema: Schema<B>,
    answer: (info: Info & { caller: C; body: B }) => R,
  ) => Resolver<Info, Refused, R>;
}

export function createServer({ http, db, scenario, latency, now }: Setting): Server {
  async function enter<C>(request: Request, guard: Guard<C>): Promise<C | Response> {
    if (scenario === 'loading' && request.method === 'GET') await delay('infinite');
    if (latency !== 0) await delay(latency);
    if (scenario === 'serverError' && !isSignIn(request)) {
      return refuse(500, 'Something went wrong on the server');
    }
    return guard(request);
  }

  return {
    http,
    db,
    access: createAccess(db, scenario),
    now: () => now().toISOString(),
    findEmployee: (id) => (scenario === 'notFound' ? undefined : db.employee(id)),
    findEvaluation: (id) => (scenario === 'notFound' ? undefined : db.evaluation(id)),
    read: (guard, answer) => async (info) => {
      const caller = await enter(info.request, guard);
      if (caller instanceof Response) return info.response.untyped(caller);
      return answer({ ...info, caller });
    },
    write: (guard, schema, answer) => async (info) => {
      const caller = await enter(info.request, guard);
      if (caller instanceof Response) return info.response.untyped(caller);
      const read = await readBody(info.request, schema);
      if (read instanceof Response) return info.response.untyped(read);
      return answer({ ...info, caller, ...read });
    },
  };
}

function isSignIn({ url }: Request): boolean {
  return new URL(url).pathname.endsWith('/api/auth/login');
}
