import { buildEvaluation } from '../../../mocks/db/builders';
import { english } from '../../../test/app/english';
import { signingEvaluators } from './evaluators';

const by = (...people: ({ _id: string; name: string | null; email: string } | null)[]) =>
  signingEvaluators(
    english,
    people.map((evaluator) => buildEvaluation({ evaluator })),
  );

const person = (_id: string, name: string | null) => ({ _id, name, email: `${_id}@example.com` });

test('at most four evaluators sign, once each, in the order of the evaluations', () => {
  const [zoe, ann] = [person('z', 'Zoë'), person('a', 'Ann')];
  expect(by(zoe, ann, zoe)).toEqual(['Zoë', 'Ann']);
  expect(by(zoe, ann, person('b', 'Ben'), person('c', 'Cid'), person('d', 'Dee'))).toEqual([
    ...['Zoë', 'Ann', 'Ben', 'Cid'],
  ]);
});

test('evaluators without a name have no line, and namesakes have their e-mail addresses', () => {
  expect(by(null, person('a', null), person('b', ' '))).toEqual([]);
  expect(by(person('a', 'Ann'), person('b', 'Ann'))).toEqual([
    'Ann (a@example.com)',
    'Ann (b@example.com)',
  ]);
});
