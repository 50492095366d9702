import { session } from '../../../src/session/session';
import type { ArrangedMock } from '../../../mocks/engine/arrangedMock';
import type { Arrangement } from '../../../mocks/engine/arrangement';
import { EXPIRED_TOKEN, type Persona } from '../../../mocks/engine/persona';

/** Who is signed in. A person who has registered counts as the demo account of the same role. */
export function currentPersona(): Persona {
  const { token, role } = session.get();
  if (token === null) return 'signedOut';
  return token === EXPIRED_TOKEN ? 'expired' : (role ?? 'noRole');
}

/** What is shared: the arrangement with what was written, and who is signed in. */
export function wholeArrangement(mock: ArrangedMock): Arrangement {
  const arrangement = mock.keep();
  const isHostsSession = arrangement.rules.login?.some(({ answer }) => answer === 'real');
  return { ...arrangement, persona: isHostsSession ? undefined : currentPersona() };
}
