import { ACCEPTANCES } from './acceptances';
import { BROWSER } from './browser';
import { CHANGES } from './changes';
import { CREATIONS } from './creations';
import { ERRORS } from './errors';
import type { Fault } from './fault';
import { LISTS } from './lists';
import { RECORDS } from './records';
import { SEARCHES } from './searches';
import { SESSIONS } from './sessions';
import { SHAPES } from './shapes';
import { SIGN_IN } from './signIn';
import { STATISTICS_FAULTS } from './statistics';
import { TRANSPORT } from './transport';

/** Faults for `npm run api -- --fault ID`, each of which breaks one thing. */
export const FAULTS: readonly Fault[] = [
  ...SHAPES,
  ...ERRORS,
  ...SIGN_IN,
  ...SESSIONS,
  ...LISTS,
  ...SEARCHES,
  ...RECORDS,
  ...STATISTICS_FAULTS,
  ...CREATIONS,
  ...CHANGES,
  ...ACCEPTANCES,
  ...BROWSER,
  ...TRANSPORT,
];

export function findFault(id: string): Fault | undefined {
  return FAULTS.find((fault) => fault.id === id);
}
