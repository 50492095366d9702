import { draftsOf } from './drafts/drafts';
import { session } from './session';
import { rememberAddress, userOf } from './drafts/user';

/** Signs in whoever gave this e-mail address; what somebody else had typed here is deleted. */
export function openSession(token: string, role: unknown, email: string) {
  rememberAddress(token, email);
  draftsOf(userOf(token));
  session.signIn(token, role);
}
