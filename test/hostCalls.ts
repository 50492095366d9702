import type { Answer } from '../mocks/faults/fault';
import { ORIGIN } from '../mocks/hosts/answer';
import { isObject } from '../mocks/faults/change';

/** A call and what was answered. The status is 0 where the connection closed. */
export interface Call {
  part: 'read' | 'write';
  method: string;
  url: string;
  status: number;
  headers: Record<string, string>;
  /** The parsed JSON, or the text. */
  body: unknown;
}

const PAGE = 'https://app.example.com';
const HEADERS = ['Content-Type', 'Content-Encoding', 'Cache-Control', 'Location', 'Vary'];

interface Sent {
  body?: unknown;
  token?: string | undefined;
  headers?: Record<string, string>;
}

const searches = [
  '',
  'noah.anders',
  'bianchi',
  'BIANCHI',
  'anchi',
  'employee@',
  'manager@example.com',
  'zzqq',
];
const signs = ['Mario&', 'Mario#', 'Mario+', 'Mario%', 'M.rio', '😀', 'x'.repeat(2_000)];
const lastEmployee = 'employee-057';
/** It has feedback, and Mario gave it. */
const evaluation = 'evaluation-0396';

const READS = [
  '/api/employees',
  ...[...searches, ...signs].map((text) => `/api/employees?search=${encodeURIComponent(text)}`),
  ...['employee-002', 'employee-999', 'a%2Fb', '..%2Fx', 'a%20b'].map(
    (id) => `/api/employees/${id}`,
  ),
  ...['/api/evaluations', '/api/evaluations/evaluator'].flatMap((list) =>
    ['', '?page=2', '?page=2&limit=20', '?page=1&limit=2', '?page=0', '?page=999', ''].map(
      (query) => `${list}${query}`,
    ),
  ),
  ...['evaluation-0001', evaluation, 'evaluation-9999', 'a%2Fb'].map(
    (id) => `/api/evaluations/${id}`,
  ),
  ...['employee/', 'results/'].flatMap((path) =>
    ['employee-002', 'employee-004', lastEmployee, 'employee-999', 'a%20b'].map(
      (id) => `/api/evaluations/${path}${id}`,
    ),
  ),
];

const NEW = '/api/evaluations/evaluation-0401';
const draft = { note: 'Kind.', score: 7, employeeId: 'employee-004' };
const person = {
  name: 'Grace Hopper',
  email: 'grace@example.com',
  age: 36,
  role: 'Employee',
  password: 'correct-horse',
  confirmPassword: 'correct-horse',
};

const WRITES: [method: string, path: string, body?: unknown][] = [
  ['POST', '/api/evaluations', draft],
  ...[{ score: 0 }, { score: 'x' }, { note: '' }].map((wrong): [string, string, unknown] => [
    'POST',
    '/api/evaluations',
    { ...draft, ...wrong },
  ]),
  ['PUT', NEW, { ...draft, note: 'Very kind.', score: 9 }],
  ['PUT', NEW, { ...draft, score: 11 }],
  ['POST', '/api/feedback', { evaluationId: 'evaluation-0401', feedback: 'Thanks.' }],
  ['POST', '/api/feedback', { evaluationId: 'evaluation-0401', feedback: '' }],
  ...[{}, {}, { age: 17, email: 'young@example.com' }].map((other): [string, string, unknown] => [
    'POST',
    '/api/auth/register',
    { ...person, ...other },
  ]),
  ['GET', NEW],
  ['GET', '/api/evaluations'],
  ['GET', '/api/evaluations/evaluator'],
  ['GET', '/api/evaluations/employee/employee-004'],
  ['GET', '/api/evaluations/results/employee-004'],
  ['GET', '/api/employees'],
];

/** Calls a new host in a fixed order, as a page of another origin, and records what it answers. */
export async function recordCalls(answer: Answer): Promise<Call[]> {
  const calls: Call[] = [];
  let part: Call['part'] = 'read';
  async function send(method: string, path: string, { body, token, headers }: Sent = {}) {
    const request = new Request(`${ORIGIN}${path}`, {
      method,
      headers: {
        Origin: PAGE,
        ...(token !== undefined && { Authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const call = { part, method, url: path, ...(await readAnswer(await answer(request))) };
    calls.push(call);
    return call;
  }

  const preflight = {
    'Access-Control-Request-Method': 'PUT',
    'Access-Control-Request-Headers': 'authorization,content-type',
  };
  await send('OPTIONS', `/api/evaluations/${evaluation}`, { headers: preflight });
  const account = { email: 'mario.manager@example.com', password: 'demo-manager' };
  await send('POST', '/api/auth/login', { body: { ...account, password: 'wrong-password' } });
  const session = (await send('POST', '/api/auth/login', { body: account })).body;
  const token = isObject(session) ? String(session['token']) : '';

  for (const path of [
    '/api/employees',
    '/api/evaluations',
    '/api/evaluations/results/employee-002',
  ])
    for (const bad of [undefined, 'made-up', `${token}0`]) await send('GET', path, { token: bad });
  await send('GET', '/api/employees', { token, headers: { 'Accept-Encoding': 'gzip' } });
  for (const path of READS) await send('GET', path, { token });
  part = 'write';
  for (const [method, path, body] of WRITES) await send(method, path, { token, body });
  return calls;
}

async function readAnswer(response: Response): Promise<Pick<Call, 'status' | 'headers' | 'body'>> {
  const { status } = response;
  const headers = Object.fromEntries(
    [...response.headers].filter(
      ([name]) => name.startsWith('access-') || HEADERS.some((one) => one.toLowerCase() === name),
    ),
  );
  const text = await response.text();
  try {
    const body: unknown = JSON.parse(text);
    return { status, headers, body };
  } catch {
    return { status, headers, body: text };
  }
}

/** Whether the page may not read the answer. */
export function isHidden({ status, headers }: Call): boolean {
  return status !== 0 && headers['access-control-allow-origin'] !== PAGE;
}
