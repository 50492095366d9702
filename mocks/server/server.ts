import { delay } from 'msw';
import type { Schema } from 'yup';
import { createAccess, type Access, type Guard } from '../handlers/access';
import { readBody } from '../handlers/body';
import type { Db } from '../db/db';
import type { Http } from '../handlers/http';
import { faultOf } from './faults';
import type { EmployeeRecord, EvaluationRecord } from '../db/records';
import type { Scenario } from '../scenarios';
import { withoutFacts } from './sparse';

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
  /** How many employees a list holds at most. */
  listLimit: number;
  /** Nothing in the scenario `notFound`. */
  findEmployee: (id: string) => EmployeeRecord | undefined;
  /** Nothing in the scenario `notFound`. */
  findEvaluation: (id: string) => EvaluationRecord | undefined;
  /** Latency, the scenario's faults and the guard come first, then the answer. */
  read: <C, Info, Refused, R extends Response>(
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
    if (latency !== 0) await delay(latency);
    return (await faultOf(scenario, request)) ?? guard(request);
  }

  return {
    http,
    db,
    access: createAccess(db, scenario),
    now: () => now().toISOString(),
    listLimit: scenario === 'partial' ? 20 : Infinity,
    findEmployee: (id) => (scenario === 'notFound' ? undefined : db.employee(id)),
    findEvaluation: (id) => (scenario === 'notFound' ? undefined : db.evaluation(id)),
    read: (guard, answer) => async (info) => {
      const caller = await enter(info.request, guard);
      if (caller instanceof Response) return info.response.untyped(caller);
      const answered = answer({ ...info, caller });
      return scenario === 'sparse' ? info.response.untyped(await withoutFacts(answered)) : answered;
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
