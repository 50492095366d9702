import {
  EVERYTHING,
  HOSTILE_EMPLOYEE,
  HOSTILE_EVALUATION,
  SECRETS,
} from '../../test/values/secrets';
import { propertiesOf, SCHEMA_NAMES } from '../../contract/declared';
import { createContractValidator } from '../../contract/validation';
import { readContract } from '../../contract/document';
import { buildEmployee, buildEvaluation } from '../db/builders';
import { seedFor } from '../seed/seed';
import { readToken } from '../handlers/tokens';
import type { Json } from './arrangement';
import { pseudonym, pseudonymise, withoutSecrets } from './pseudonyms';

const asJson = (value: unknown) => JSON.parse(JSON.stringify(value)) as Json;
const safe = (value: unknown): Json => pseudonymise(withoutSecrets(asJson(value)));

test('names, addresses, notes and feedback are replaced, and all else stays', () => {
  const evaluation = buildEvaluation({
    employee: { _id: 'e1', name: SECRETS.name, email: SECRETS.email },
    evaluator: { name: SECRETS.name },
    note: SECRETS.note,
    feedbacks: [{ feedback: SECRETS.note, createdAt: '2025-05-06T14:00:00.000Z' }],
  });
  const made = safe(evaluation);
  const text = expect.any(String) as string;
  expect(made).toEqual({
    ...evaluation,
    employee: { _id: 'e1', name: pseudonym(SECRETS.name), email: text },
    evaluator: { name: pseudonym(SECRETS.name) },
    note: text,
    feedbacks: [{ feedback: text, createdAt: '2025-05-06T14:00:00.000Z' }],
  });
  expect(JSON.stringify(made)).not.toMatch(/zebulon|quist|corp\.example|Drinks/i);
  const { checkResponse } = createContractValidator(readContract());
  expect(checkResponse('GET', '/api/evaluations/e1', 200, made)).toEqual([]);
});

test('the same person stays the same person, however the name is written', () => {
  const one = safe(buildEmployee({ name: 'Zoë Quist', email: 'zoe@corp.example' }));
  const again = safe(buildEmployee({ name: ' ZOE\u0308 QUIST ', email: 'Zoe@Corp.example' }));
  expect(again).toEqual(one);
  expect(safe(buildEmployee({ name: 'Zoe Quist', email: 'zoe.q@corp.example' }))).not.toEqual(one);
});

test('the people of the seed stay different people, with the number of letters of their notes', () => {
  const { employees, evaluations } = seedFor('default');
  const made = employees.map((employee) => JSON.stringify(safe(employee)));
  expect(new Set(made).size).toBe(employees.length);
  const names = new Set(employees.map(({ name }) => name));
  expect(new Set([...names].map(pseudonym)).size).toBe(names.size);
  for (const evaluation of evaluations) {
    const note = evaluation.note ?? '';
    const { note: written } = safe({ note }) as { note: string };
    expect(written === '').toBe(note === '');
    expect(written.length).toBeGreaterThanOrEqual(note.length);
    expect(written.length).toBeLessThan(note.length + 60);
  }
});

test('the contract marks each text of an answer that is neither a choice nor a date', () => {
  const unmarked = SCHEMA_NAMES.filter((schema) => !schema.endsWith('Request')).flatMap((schema) =>
    propertiesOf(schema)
      .filter(({ types, values, format }) => types.includes('string') && !values && !format)
      .filter(
        ({ personal }) => !['name', 'email', 'text', 'message', 'none'].includes(String(personal)),
      )
      .map(({ name }) => `${schema}.${name}`),
  );
  expect(unmarked).toEqual([]);
});

test('text of properties that the contract does not have is removed', () => {
  const made = safe({ phone: SECRETS.name, nested: { manager: [SECRETS.name] }, active: true });
  expect(made).toEqual({ phone: '', nested: { manager: [''] }, active: true });
});

test.each([
  // A position stays as it is.
  { ...HOSTILE_EMPLOYEE, position: undefined },
  HOSTILE_EVALUATION,
  { message: EVERYTHING },
  { role: EVERYTHING, hireDate: EVERYTHING, evaluations: [SECRETS.email], name: [SECRETS.name] },
])('nothing is left of a person in the wrong place', (value) => {
  // Names of properties are not replaced.
  const text = JSON.stringify(safe(value)).replaceAll(`${JSON.stringify(EVERYTHING)}:`, '');
  expect(text).not.toMatch(/zebulon|quist|corp\.example|Drinks|tok-5f3a9c/i);
});

test('passwords are removed, and a token becomes one of the mock', () => {
  const session = { token: SECRETS.token, role: 'Manager', refreshToken: 'r', password: 'p' };
  const made = withoutSecrets(asJson([session]));
  expect(Object.keys(Array.isArray(made) ? (made[0] ?? {}) : {})).toEqual(['token', 'role']);
  expect(JSON.stringify(made)).not.toContain(SECRETS.token);
  const [{ token }] = made as [{ token: string }];
  expect(readToken(token)).toMatchObject({ role: 'Manager' });
});
