import { useSyncExternalStore } from 'react';
import { session, type Session } from './session';

/** The session of this tab. A change, also one in another tab, renders the component again. */
export function useSession(): Session {
  return useSyncExternalStore(session.subscribe, session.get);
}
