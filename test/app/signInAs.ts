import { sessionOf, type Persona } from '../../mocks/config/persona';
import { session } from '../../src/session/session';

/** Starts the session of a persona, such as the demo account of a role. */
export function signInAs(persona: Persona) {
  const { token, role, email } = sessionOf(persona);
  if (token === null) session.signOut();
  else session.signIn(token, role, email);
}
