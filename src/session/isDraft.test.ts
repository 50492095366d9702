import { isDraft } from './isDraft';

const typed = {
  email: 'ada@example.com',
  id: '1',
  subject: { kind: 'feedback', evaluationId: 'a' },
  values: { feedback: 'Agreed' },
};

test('a draft of this version is valid', () => {
  expect(isDraft(typed)).toBe(true);
  expect(isDraft({ ...typed, queue: { ids: ['a'], index: 0, evaluated: [] } })).toBe(true);
});

test.each([
  'text',
  { ...typed, id: undefined },
  { ...typed, values: undefined },
  { ...typed, subject: { kind: 'feedback' } },
  { ...typed, subject: { kind: 'evaluation' } },
  { ...typed, subject: { kind: 'unknown' } },
  { ...typed, values: [7] },
  { ...typed, queue: { ids: ['a'], index: 1, evaluated: [] } },
  { ...typed, queue: { ids: [7], index: 0, evaluated: [] } },
  { ...typed, queue: { ids: ['a'], index: '0', evaluated: [] } },
  { drafts: [typed] },
])('a draft of another version is not valid: %j', (stored) => {
  expect(isDraft(stored)).toBe(false);
});
