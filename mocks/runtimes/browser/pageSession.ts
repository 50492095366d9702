import { STORAGE_KEYS } from '../../../src/domain/constants';
import { storageKey } from '../../../src/domain/storageKey';
import { sessionOf, type Persona } from '../../engine/persona';

/** Signs the persona in, in all tabs of the browser. Does nothing where the browser blocks its storage. */
export function signInAs(persona: Persona) {
  const { token, role } = sessionOf(persona);
  try {
    // The app makes an id of its own for a new session.
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
  // The app may have read them already, and follows this event.
  window.dispatchEvent(new StorageEvent('storage'));
}
