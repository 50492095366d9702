import { ACCEPTANCES } from './writing/acceptances';
import { BROWSER } from './protocol/browser';
import { CHANGES } from './writing/changes';
import { CREATIONS } from './writing/creations';
import { ERRORS } from './protocol/errors';
import type { Fault } from './fault';
import { LISTS } from './reading/lists';
import { RECORDS } from './reading/records';
import { SEARCHES } from './reading/searches';
import { SESSIONS } from './protocol/sessions';
import { SHAPES } from './reading/shapes';
import { SIGN_IN } from './protocol/signIn';
import { STATISTICS_FAULTS } from './reading/statistics';
import { TRANSPORT } from './protocol/transport';

/** Faults of reads. */
export const READING: readonly Fault[] = [
  ...SHAPES,
  ...LISTS,
  ...SEARCHES,
  ...RECORDS,
  ...STATISTICS_FAULTS,
];

/** Faults for `npm run api:fault -- ID`, each of which breaks one thing. */
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
