import { sessionOf, type Persona } from '../../mocks/config/persona';
import { session } from '../../src/session/session';

/** Starts the session of a persona, or ends the current one. */
export function startSession(persona: Persona) {
  const { token, role, email } = sessionOf(persona);
  if (token === null) session.signOut();
  else session.signIn(token, role, email);
}
