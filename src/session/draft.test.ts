import { claimDraft } from './draft';
import { session } from './session';
import { storedDraft } from './sessionTexts';

const email = 'ada@example.com';
const feedback = { kind: 'feedback', evaluationId: 'a' };
const typed = { email, id: '1', subject: feedback, values: { feedback: 'Agreed' } };

test('a draft of the signed-in user is there, and that of nobody else', () => {
  session.signIn('token', 'Admin', email);
  storedDraft.set(session.getId(), JSON.stringify(typed));
  expect(claimDraft()).toEqual(typed);
  session.expire('token');
  session.signIn('other', 'Admin', 'eve@example.com');
  expect(claimDraft()).toBeUndefined();
  expect(localStorage.getItem('drafts')).toBeNull();
});

test.each([
  'text',
  { ...typed, id: undefined },
  { ...typed, values: undefined },
  { ...typed, subject: { kind: 'feedback' } },
  { ...typed, subject: { kind: 'evaluation' } },
  { ...typed, subject: { kind: 'unknown' } },
  { ...typed, values: [7] },
  { ...typed, walk: { ids: ['a'], index: 1, evaluated: [] } },
  { ...typed, walk: { ids: [7], index: 0, evaluated: [] } },
  { ...typed, walk: { ids: ['a'], index: '0', evaluated: [] } },
  { email, drafts: [typed] },
])('what another version of the program stored is passed over: %j', (stored) => {
  session.signIn('token', 'Admin', email);
  storedDraft.set(session.getId(), JSON.stringify(stored));
  expect(claimDraft()).toBeUndefined();
  expect(localStorage.getItem('drafts')).toBeNull();
});
