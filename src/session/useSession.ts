import { useSyncExternalStore } from 'react';
import { session, type Session } from './session';

/** The session of this tab; renders again whenever it changes, in whichever tab. */
export function useSession(): Session {
  return useSyncExternalStore(session.subscribe, session.get);
}
