import { DEFAULT_CONFIG, type MockConfig } from './mockConfig';
import { parseMockConfig, readMockConfig } from './readMockConfig';

const NO_RECORDS = { employees: [], accounts: [], evaluations: [] };
const ADA = { _id: 'e1', name: 'Ada', email: 'ada@example.com', role: 'Admin' } as const;

const full: MockConfig = {
  version: 3,
  server: 'strictRoles',
  persona: 'noRole',
  clock: { offset: 63_072_000_000 },
  seed: { employees: 100_000, evaluations: 100_000 },
  realHost: 'http://localhost:4000/base',
  latency: 3_000,
  rules: {
    login: [{ answer: 'real' }],
    listEmployees: [
      { answer: 'fixed', status: 200, body: { employees: [], total: null }, times: 1 },
      { answer: 'failure', failure: 500, message: 'Busy', delay: 3_000 },
      { answer: 'fixed', status: 429, text: 'Later', headers: { 'Retry-After': '0' } },
      {
        answer: 'mock',
        delay: 'forever',
        when: { in: 'query', name: 'search', equals: ['ada', 'bo'] },
      },
    ],
    getEmployee: [
      { answer: 'failure', failure: 'html', when: { in: 'path', name: 'id', equals: 'e1' } },
    ],
  },
  changes: {
    ...NO_RECORDS,
    employees: [{ ...ADA, age: null, position: 'Writer', hireDate: '2024-03-01' }],
  },
};

test.each([DEFAULT_CONFIG, full, { ...DEFAULT_CONFIG, clock: { fixed: '2026-06-30T12:00:00Z' } }])(
  'a saved config can be read again',
  (config) => {
    expect(parseMockConfig(JSON.stringify(config))).toEqual({ config });
  },
);

test('the slash at the end of the address of a host is removed', () => {
  const { config } = readMockConfig({ ...full, realHost: 'http://localhost:4000/' });
  expect(config?.realHost).toBe('http://localhost:4000');
});

test.each([
  ['', /^The file is not JSON: /],
  ['null', /is an object, and this is null/],
  ['[]', /is an object, and this is a list/],
  ['"default"', /is an object, and this is "default"/],
  ['{}', /it has no version/],
  ['{"version":4,"worlds":[]}', /^version is 4, of a later mock. This one reads version 3$/],
  ['{"version":2}', /^version must be 3, and is 2$/],
])('the file %p is refused', (file, reason) => {
  expect(parseMockConfig(file)).toEqual({
    problems: expect.arrayContaining([expect.stringMatching(reason)]) as string[],
  });
});

const rule = (value: unknown) => ({ rules: { getEmployee: [value] } });
const when = (condition: unknown) => rule({ answer: 'mock', when: condition });

test.each<[object, string]>([
  [{ server: 'chaos' }, 'server must be one of default, strictRoles'],
  [{ persona: null }, 'persona cannot be null'],
  [{ seed: null }, 'seed cannot be null'],
  [{ changes: null }, 'changes cannot be null'],
  [{ rules: { getEmployee: [null] } }, 'rules.getEmployee[0] cannot be null'],
  [{ clock: {} }, 'clock.offset must be defined'],
  [{ clock: { fixed: 'tomorrow' } }, 'clock.fixed must be a time in UTC'],
  [{ clock: { fixed: '2026-13-01T00:00:00Z' } }, 'clock.fixed must be a time in UTC'],
  [{ clock: { fixed: '2026-01-01T00:00Z', offset: 1 } }, 'clock.offset is not known'],
  [
    { seed: { employees: 100_001, evaluations: 0 } },
    'seed.employees must be a whole number from 0',
  ],
  [{ seed: { employees: 1.5, evaluations: -1 } }, 'seed.evaluations must be a whole number'],
  [{ seed: { employees: 0, evaluations: 1 } }, 'must be 0 where nobody is employed'],
  [{ realHost: 'localhost:4000' }, 'realHost is not the address of an API'],
  [{ realHost: 4000 }, 'realHost must be a text'],
  [{ latency: 'slow' }, 'latency must be one of none, real, forever'],
  [{ rules: [] }, 'rules must be an object'],
  [{ rules: { listEmployes: [] } }, 'rules.listEmployes is no operation of the contract'],
  [{ rules: { constructor: [] } }, 'rules.constructor is no operation of the contract'],
  [{ rules: { getEmployee: { answer: 'mock' } } }, 'rules.getEmployee must be a list'],
  [rule({ answer: 'other' }), 'rules.getEmployee[0].answer must be one of mock, real'],
  [rule({ answer: 'mock', delay: 'long' }), 'rules.getEmployee[0].delay must be one of none'],
  [rule({ answer: 'mock', delay: -1 }), 'delay must be a whole number from 0'],
  [rule({ answer: 'mock', times: 0 }), 'times must be a whole number from 1'],
  [rule({ answer: 'mock', status: 200 }), 'rules.getEmployee[0].status is not known'],
  [rule({ answer: 'fixed', status: 99 }), 'status must be a whole number from 200'],
  [rule({ answer: 'failure', failure: 418 }), 'that the contract lists: 401, 404, 500'],
  [rule({ answer: 'failure', failure: 'fire' }), 'failure must be one of network, empty'],
  [
    when({ in: 'path', name: 'page', equals: '1' }),
    'no path parameter of getEmployee, which has id',
  ],
  [when({ in: 'body', name: 'id', equals: '1' }), 'when.in must be one of path, query'],
  [when({ in: 'query', name: 'a', equals: 1 }), 'when.equals must be a text'],
  [when({ in: 'query', name: 'a', equals: [1] }), 'when.equals[0] must be a text'],
  [rule({ answer: 'fixed', status: 200, headers: { A: 1 } }), 'headers.A must be a text'],
  [{ changes: { employees: [{ _id: 7 }] } }, 'changes.accounts must be defined'],
  [
    { changes: { ...NO_RECORDS, employees: [{ ...ADA, shoeSize: 43 }] } },
    'changes.employees[0] field has unspecified keys: shoeSize',
  ],
  [
    { changes: { ...NO_RECORDS, employees: [{ ...ADA, age: 'old' }] } },
    'changes.employees[0].age must be a `number`',
  ],
  [{ password: 'x' }, 'password is not known'],
  [
    { realHost: undefined, rules: { login: [{ answer: 'real' }] } },
    'realHost is missing, and rules.login',
  ],
])('%j is refused with a reason', (part, reason) => {
  const { config, problems } = parseMockConfig(JSON.stringify({ ...full, ...part }));
  expect(config).toBeUndefined();
  expect(problems?.join('\n')).toContain(reason);
});

test('all problems of a file are reported together', () => {
  const { problems } = readMockConfig({
    ...full,
    server: 'chaos',
    password: 'x',
    token: 'x',
    rules: { getEmployee: [{ answer: 'mock', times: 0, delay: 'long' }] },
  });
  expect(problems).toEqual([
    expect.stringMatching(/^server /),
    expect.stringMatching(/^rules.getEmployee\[0\].delay /),
    expect.stringMatching(/^rules.getEmployee\[0\].times /),
    'password is not known',
    'token is not known',
  ]);
});

test.each(['', 'rules', 'changes', 'seed'])('a key __proto__ in "%s" is refused', (place) => {
  const file = JSON.stringify(full).replace(
    place === '' ? '{' : `"${place}":{`,
    (start) => `${start}"__proto__":{"server":"sparse"},`,
  );
  expect(parseMockConfig(file).problems?.join()).toContain('__proto__');
});

test('a body that is nested too deeply is refused', () => {
  const deep = '['.repeat(60) + ']'.repeat(60);
  const file = JSON.stringify({ ...full, rules: { login: [] } }).replace(
    '"login":[]',
    `"login":[{"answer":"fixed","status":200,"body":${deep}}]`,
  );
  expect(parseMockConfig(file).problems?.join()).toContain('is deeper than 50 levels');
});
