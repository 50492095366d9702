import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { answerSchemas } from './answerSchemas';
import { readContract } from './document';

const { ajv, operations } = answerSchemas(readContract());

test('the answers of all operations are compiled', () => {
  const compiled = operations.flatMap(({ statuses }) =>
    Object.values(statuses).map((id) => typeof ajv.compile({ $ref: id })),
  );
  expect(operations).toHaveLength(12);
  expect(new Set(compiled)).toEqual(new Set(['function']));
});

test('a schema is compiled once for all answers that it describes', () => {
  const ids = operations.flatMap(({ statuses }) => Object.values(statuses));
  expect(new Set(ids).size).toBeLessThan(12);
});

test('the own evaluations are not an evaluation', () => {
  const found = operations.find(({ method, pattern }) => {
    return method === 'get' && new RegExp(pattern).test('/api/evaluations/evaluator');
  });
  expect(found?.id).toBe('listOwnEvaluations');
});

test('a keyword that ajv does not know is an error', () => {
  const schemas = { Odd: { type: 'object', requires: ['_id'] } };
  const odd = answerSchemas({ components: { schemas } });
  expect(() => odd.ajv.getSchema('Odd')).toThrow('unknown keyword: "requires"');
});

const full = addFormats(new Ajv({ logger: false }));

/** What the tests of the mock accept, the page accepts, too. */
test.each([
  ['date', '2025-05-04', true],
  ['date', '2025-13-04', false],
  ['date', '2025-05-32', false],
  ['date', '5/4/2025', false],
  ['date', '2025-05-04T09:30:00Z', false],
  ['date-time', '2025-05-04T09:30:00Z', true],
  ['date-time', '2025-05-04t09:30:00.123456z', true],
  ['date-time', '2025-05-04 09:30:00+02:00', true],
  ['date-time', '2025-05-04T09:30:00-0530', true],
  ['date-time', '2025-05-04T09:30:00+02', true],
  ['date-time', '2016-12-31T23:59:60Z', true],
  ['date-time', '2025-05-04T09:30:00', false],
  ['date-time', '2025-05-04T09:30Z', false],
  ['date-time', '2025-05-04T25:30:00Z', false],
  ['date-time', '2025-05-04', false],
  ['date-time', '1746351000000', false],
  ['date-time', 'yesterday', false],
])('as a %s, %j is accepted: %j', (format, text, isAccepted) => {
  const schema = { type: 'string', format };
  expect([ajv.validate(schema, text), full.validate(schema, text)]).toEqual([
    isAccepted,
    isAccepted,
  ]);
});
