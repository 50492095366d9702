import messages from '../../src/i18n/messages/en.json' with { type: 'json' };
import { createI18n } from '../../src/i18n/createI18n';
import { type Schema, ValidationError } from 'yup';
import { createAccess, type Access, type Guard } from './access';
import type { Db } from '../db/db';
import type { Http } from './http';
import type { ServerKind as Kind } from '../servers';
import { fieldErrorText } from '../../src/i18n/validationTexts';
import { errorAnswer } from './errorAnswer';

interface ServerOptions {
  http: Http;
  db: Db;
  kind: Kind;
  now: () => Date;
  isHostSignedIn: () => boolean;
}

/** The part of an MSW resolver's argument that is used here. `R` is the response of the operation. */
interface Call<R> {
  request: Request;
  response: { untyped: (response: Response) => R };
}

type Resolver<Info, Refused, R> = (info: Info & Call<Refused>) => Promise<R | Refused>;

/** The dependencies of all handlers. */
export interface HandlerContext {
  http: Http;
  db: Db;
  access: Access;
  /** Returns an ISO 8601 time in UTC. */
  now: () => string;
  /** The maximum number of employees in a list. */
  listLimit: number;
  /** Creates a resolver that calls the guard first. */
  read: <C, Info, Refused, R extends Response>(
    guard: Guard<C>,
    answer: (info: Info & { caller: C }) => R,
  ) => Resolver<Info, Refused, R>;
  /** Creates a resolver like `read`, which validates the body before `answer` is called. */
  write: <C, B, Info, Refused, R>(
    guard: Guard<C>,
    schema: Schema<B>,
    answer: (info: Info & { caller: C; body: B }) => R,
  ) => Resolver<Info, Refused, R>;
}

export function createHandlerContext(options: ServerOptions): HandlerContext {
  const { http, db, kind, now } = options;
  return {
    http,
    db,
    access: createAccess(options),
    now: () => now().toISOString(),
    listLimit: kind === 'partial' ? 20 : Infinity,
    read: (guard, answer) => async (info) => {
      const caller = guard(info.request);
      if (caller instanceof Response) return info.response.untyped(caller);
      const answered = answer({ ...info, caller });
      return kind === 'sparse'
        ? info.response.untyped(await removeOptionalValues(answered))
        : answered;
    },
    write: (guard, schema, answer) => async (info) => {
      const caller = guard(info.request);
      if (caller instanceof Response) return info.response.untyped(caller);
      const read = await readBody(info.request, schema);
      if (read instanceof Response) return info.response.untyped(read);
      return answer({ ...info, caller, ...read });
    },
  };
}

/** The properties that the contract requires. */
const REQUIRED = ['_id', 'totalPages'];

/** Removes all optional values from a response. Ids, lists and nested objects stay. */
async function removeOptionalValues(answer: Response): Promise<Response> {
  if (!answer.ok) return answer;
  const body: unknown = await answer.json();
  return Response.json(strip(body), { status: answer.status });
}

function strip(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter(isNested).map(strip);
  if (!isNested(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key, inner]) => REQUIRED.includes(key) || isNested(inner))
      .map(([key, inner]) => [key, strip(inner)]),
  );
}

const isNested = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Returns the validated JSON of a request, without conversions, or a response with 400 or 422. */
async function readBody<B>(request: Request, schema: Schema<B>): Promise<{ body: B } | Response> {
  let sent: unknown;
  try {
    sent = await request.json();
  } catch {
    return errorAnswer(400, 'The request body is not valid JSON');
  }
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) {
    return errorAnswer(422, 'The request body must be a JSON object');
  }
  try {
    return { body: schema.validateSync(sent, { strict: true, abortEarly: false }) };
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return errorAnswer(422, fieldErrorText(english, error.errors[0] ?? error.message));
  }
}

/** The messages of the mock are in English, independent of the page's language. */
const english = createI18n('en', messages);
