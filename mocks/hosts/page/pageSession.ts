import { STORAGE_KEYS } from '../../../src/domain/constants';
import { sessionOf, type Persona } from '../../arrangement/persona';

/** Signs the persona in, in all tabs of the browser. Does nothing where the browser blocks its storage. */
export function signInAs(persona: Persona) {
  const session = sessionOf(persona);
  try {
    const storage = window.localStorage;
    for (const name of ['token', 'role'] as const) {
      const value = session[name];
      if (value === null) storage.removeItem(STORAGE_KEYS[name]);
      else storage.setItem(STORAGE_KEYS[name], value);
    }
  } catch {
    return;
  }
  // The app may have read them already, and follows this event.
  window.dispatchEvent(new StorageEvent('storage'));
}
