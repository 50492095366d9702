import { claimDraft } from './draft';
import { session } from './session';
import { storedDraft } from './sessionTexts';

const email = 'ada@example.com';
const feedback = { kind: 'feedback', evaluationId: 'a' };

test.each([
  'text',
  { email, subject: { kind: 'employee' } },
  { email, subject: { kind: 'feedback' }, values: {} },
  { email, subject: { kind: 'evaluation' }, values: {} },
  { email, subject: { kind: 'unknown' }, values: {} },
  { email, subject: feedback, values: [7] },
  { email, drafts: [{ subject: feedback, values: {} }] },
])('what another version of the program stored is passed over: %j', (stored) => {
  session.signIn('token', 'Admin', email);
  storedDraft.set(session.getId(), JSON.stringify(stored));
  expect(claimDraft()).toBeUndefined();
  expect(sessionStorage).toHaveLength(0);
});
