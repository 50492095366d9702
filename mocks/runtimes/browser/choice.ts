import { DEFAULT_ARRANGEMENT } from '../../engine/arrangement';
import type { ReadResult } from '../../states/readArrangement';
import { readChoice } from '../../states/readChoice';
import { STORAGE_KEYS } from '../../../src/domain/constants';
import { storageKey } from '../../../src/domain/storageKey';
import { sessionOf, type Persona } from '../../engine/persona';

const PARAMETER = 'mock';

/**
 * Reads the arrangement from `?mock=` in the address: a scenario, a kept state, a link, or `reset`. Undefined without the
 * parameter. Removes the parameter, so that a reload keeps later changes of the arrangement.
 */
export function takeMockParameter(url: URL): ReadResult | undefined {
  const name = url.searchParams.get(PARAMETER);
  if (name === null) return undefined;
  url.searchParams.delete(PARAMETER);
  window.history.replaceState(window.history.state, '', url.href);

  if (name === 'reset') {
    signInAs('signedOut');
    return { arrangement: DEFAULT_ARRANGEMENT };
  }
  const choice = readChoice(name);
  if (choice.arrangement?.persona) signInAs(choice.arrangement.persona);
  return choice;
}

/** Signs the persona in, in all tabs of the browser. Does nothing if the browser blocks its storage. */
function signInAs(persona: Persona) {
  const { token, role } = sessionOf(persona);
  try {
    // Without an id, the app creates one for the new session.
    const items = {
      [STORAGE_KEYS.session]: null,
      [STORAGE_KEYS.token]: token,
      [STORAGE_KEYS.role]: role,
    };
    for (const [name, value] of Object.entries(items)) {
      const key = storageKey(name);
      if (value === null) window.localStorage.removeItem(key);
      else window.localStorage.setItem(key, value);
    }
  } catch {
    return;
  }
  // The app may already have read the session. The event makes it read again.
  window.dispatchEvent(new StorageEvent('storage'));
}
