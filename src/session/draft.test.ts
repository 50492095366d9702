import { claimDraft } from './draft';
import { session } from './session';
import { storedDraft } from './sessionTexts';

const email = 'ada@example.com';
const typed = { email, id: '1' };

test('a draft is returned only to the user who typed it', () => {
  session.signIn('token', 'Admin', email);
  storedDraft.set(session.getId(), JSON.stringify(typed));
  expect(claimDraft()).toEqual(typed);
  session.expire('token');
  session.signIn('other', 'Admin', 'eve@example.com');
  expect(claimDraft()).toBeUndefined();
  expect(localStorage.getItem('drafts')).toBeNull();
});
