import { useSyncExternalStore } from 'react';
import { session, type Session } from './session';

/** Returns the session of this tab. The component renders again after each change, also one by another tab. */
export function useSession(): Session {
  return useSyncExternalStore(session.subscribe, session.get);
}
