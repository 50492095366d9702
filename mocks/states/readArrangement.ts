import { ValidationError } from 'yup';
import { recordsSchema } from '../db/recordsSchema';
import type { Records } from '../db/records';
import { SCENARIOS } from '../scenarios';
import { VERSION, type Arrangement, type Clock, type SeedSizes } from '../engine/arrangement';
import { OPERATION_IDS } from '../engine/operations';
import { PERSONAS } from '../engine/persona';
import { hostAddress } from './hostAddress';
import {
  Invalid,
  integer,
  list,
  object,
  oneOf,
  optional,
  record,
  refuse,
  shown,
  text,
  type Reader,
} from './reader';
import { json, rows } from './rows';
import { isRecord } from '../../src/domain/isRecord';

/** The arrangement, or every reason why the value is none. Each reason starts with its path in the file. */
export type ReadResult =
  | { arrangement: Arrangement; problems?: undefined }
  | { arrangement?: undefined; problems: readonly string[] };

/** Characters of a file. */
const LONGEST_FILE = 10_000_000;
export const MOST_RECORDS = 100_000;
const HUNDRED_YEARS = 100 * 366 * 86_400_000;

const version: Reader<typeof VERSION> = (value, path) =>
  value === VERSION ? VERSION : refuse(path, `must be ${VERSION}, and is ${shown(value)}`);

const fixedClock = object({ fixed: dateTime });
const movingClock = object({ offset: integer(-HUNDRED_YEARS, HUNDRED_YEARS) });
const clock: Reader<Clock> = (value, path) =>
  'fixed' in record(value, path) ? fixedClock(value, path) : movingClock(value, path);

const sizes = object<SeedSizes>({
  employees: integer(0, MOST_RECORDS),
  evaluations: integer(0, MOST_RECORDS),
});
const seed: Reader<SeedSizes> = (value, path) => {
  const read = sizes(value, path);
  const isPossible = read.employees > 0 || read.evaluations === 0;
  return isPossible ? read : refuse(`${path}.evaluations`, 'must be 0 where nobody is employed');
};

const recording = object<Arrangement['recordings'][number]>({
  operation: oneOf(OPERATION_IDS),
  request: text(2_000),
  answers: list(object({ status: integer(200, 599), body: optional(json) }), 500),
});

const reader = object<Arrangement>({
  version,
  scenario: oneOf(SCENARIOS),
  persona: optional(oneOf(PERSONAS)),
  clock: optional(clock),
  seed: optional(seed),
  realHost: optional(hostAddress),
  foreignIds: optional(oneOf(['allow'])),
  rows,
  changes: optional(changes),
  recordings: list(recording, 500),
});

/** Checks a value of unknown origin. A value with a single problem is refused as a whole. */
export function readArrangement(value: unknown): ReadResult {
  const reason = foreign(value);
  if (reason !== undefined) return { problems: [reason] };
  try {
    const arrangement = reader(value, '');
    const needsHost = Object.entries(arrangement.rows).find(([, all]) =>
      all.some(({ answer }) => answer === 'real'),
    );
    if (needsHost && arrangement.realHost === undefined) {
      return { problems: [`realHost is missing, and rows.${needsHost[0]} has a real answer`] };
    }
    return { arrangement };
  } catch (error) {
    if (error instanceof Invalid) return { problems: error.problems };
    throw error;
  }
}

/** Reads the text of a file. */
export function parseArrangement(file: string): ReadResult {
  if (file.length > LONGEST_FILE) {
    return { problems: [`The file is longer than ${LONGEST_FILE} characters`] };
  }
  let value: unknown;
  try {
    value = JSON.parse(file);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { problems: [`The file is not JSON: ${reason}`] };
  }
  return readArrangement(value);
}

/** Why the value is of something else, or of another version, whose other problems would only confuse. */
function foreign(value: unknown): string | undefined {
  if (!isRecord(value))
    return `An arrangement of the mock is an object, and this is ${shown(value)}`;
  const { version: found } = value;
  if (found === undefined) return 'This is no arrangement of the mock: it has no version';
  if (typeof found === 'number' && found > VERSION) {
    return `version is ${found}, of a later mock. This one reads version ${VERSION}`;
  }
  return found === VERSION ? undefined : `version must be ${VERSION}, and is ${shown(found)}`;
}

function dateTime(value: unknown, path: string): string {
  const isTime =
    typeof value === 'string' &&
    /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?Z$/.test(value) &&
    !Number.isNaN(Date.parse(value));
  return isTime ? value : refuse(path, 'must be a time in UTC such as 2026-06-30T12:00:00Z');
}

function changes(value: unknown, path: string): Records {
  try {
    return recordsSchema.validateSync(value, { strict: true, abortEarly: false });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    throw new Invalid(error.errors.map((reason) => `${path}: ${reason}`));
  }
}
