import { claimDrafts } from './drafts';
import { session } from './session';

/** Signs in the user who entered this e-mail here, and deletes the drafts of any other user. */
export function openSession(token: string, role: unknown, email: string) {
  session.signIn(token, role, email);
  claimDrafts(session.get().email);
}
