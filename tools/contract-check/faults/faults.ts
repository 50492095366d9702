import type { Fault } from './fault';
import { LISTS } from './lists';
import { RECORDS } from './records';
import { SEARCHES } from './searches';
import { SESSIONS } from './sessions';
import { SHAPES } from './shapes';
import { TRANSPORT } from './transport';
import { WRITES } from './writes';

/** Faults for `npm run api:fault -- ID`, each of which breaks one thing. */
export const FAULTS: readonly Fault[] = [
  ...SHAPES,
  ...TRANSPORT,
  ...SESSIONS,
  ...LISTS,
  ...SEARCHES,
  ...RECORDS,
  ...WRITES,
];

export function findFault(id: string): Fault | undefined {
  return FAULTS.find((fault) => fault.id === id);
}
