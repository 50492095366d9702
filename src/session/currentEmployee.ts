import { isRecord } from '../domain/isRecord';
import { parseStored } from '../lib/storage/storedText';
import { session } from './session';
import { storedCurrentEmployee } from './sessionTexts';

interface CurrentEmployee {
  _id: string;
  name: string | undefined;
}

/** Returns the current employee as the last list of employees of this session had it. */
export function readCurrentEmployee(): CurrentEmployee | undefined {
  const kept = parseStored(storedCurrentEmployee.get(session.getId()));
  if (session.get().token === null || !isRecord(kept) || typeof kept['id'] !== 'string') {
    return undefined;
  }
  const { id, name } = kept;
  return { _id: id, name: typeof name === 'string' ? name : undefined };
}

/** Stores the current employee. Undefined if the list has none with the user's e-mail. */
export function storeCurrentEmployee(own: { _id: string; name?: string | null } | undefined) {
  const text = own && JSON.stringify({ id: own._id, name: own.name });
  storedCurrentEmployee.set(session.getId(), text ?? null);
}
