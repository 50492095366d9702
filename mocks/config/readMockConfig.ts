import { lazy, number, string, ValidationError } from 'yup';
import { readHostAddress } from '../../src/domain/hostAddress';
import { isRecord } from '../../src/domain/isRecord';
import { recordsSchema } from '../db/recordsSchema';
import { VERSION, type MockConfig } from './mockConfig';
import { PERSONAS } from './persona';
import { SERVERS } from '../servers';
import { delay, strictObject, oneOf, rulesSchema, text, wholeNumber } from './rulesSchema';

/** The config, or all problems of the value. Each problem starts with its path in the file. */
export type ReadResult =
  | { config: MockConfig; problems?: undefined }
  | { config?: undefined; problems: readonly string[] };

/** The maximum length of a file in characters. */
const MAX_FILE_LENGTH = 10_000_000;
const MAX_RECORDS = 100_000;
const HUNDRED_YEARS = 100 * 366 * 86_400_000;

const fixedClock = strictObject({
  fixed: string()
    .defined()
    .test('time', '${path} must be a time in UTC such as 2026-06-30T12:00:00Z', isTimeInUtc),
});
const movingClock = strictObject({ offset: wholeNumber(-HUNDRED_YEARS, HUNDRED_YEARS).defined() });

const size = wholeNumber(0, MAX_RECORDS).defined();

const schema = strictObject({
  version: number().oneOf([VERSION]),
  server: oneOf(SERVERS),
  persona: oneOf(PERSONAS),
  latency: delay,
  clock: lazy((clock) => (isRecord(clock) && 'fixed' in clock ? fixedClock : movingClock)),
  seed: strictObject({ employees: size, evaluations: size }).test({
    name: 'people',
    skipAbsent: true,
    message: '${path}.evaluations must be 0 where nobody is employed',
    test: ({ employees, evaluations }) => employees !== 0 || evaluations === 0,
  }),
  realHost: text(2_000).test('address', (address, context) => {
    try {
      if (address !== undefined) readHostAddress(address, (problem) => new Error(problem));
      return true;
    } catch (problem) {
      const reason = problem instanceof Error ? problem.message : 'is not an address';
      return context.createError({ message: () => `${context.path} ${reason}` });
    }
  }),
  rules: rulesSchema,
  changes: recordsSchema,
} satisfies Record<keyof MockConfig, unknown>);

/** Validates a value of unknown origin. */
export function readMockConfig(value: unknown): ReadResult {
  const reason = foreign(value);
  if (reason !== undefined) return { problems: [reason] };
  try {
    const read: unknown = schema.validateSync(value, { strict: true, abortEarly: false });
    // The schema covers every property of the type.
    const valid = read as MockConfig;
    const { realHost, rules } = valid;
    const needsHost = Object.entries(rules).find(([, all]) =>
      all.some(({ answer }) => answer === 'real'),
    );
    if (needsHost && realHost === undefined) {
      return { problems: [`realHost is missing, and rules.${needsHost[0]} has a real answer`] };
    }
    if (realHost === undefined) return { config: valid };
    return {
      config: {
        ...valid,
        realHost: readHostAddress(realHost, (problem) => new Error(problem)),
      },
    };
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return { problems: [...new Set(error.errors)] };
  }
}

export function parseMockConfig(file: string): ReadResult {
  if (file.length > MAX_FILE_LENGTH) {
    return { problems: [`The file is longer than ${MAX_FILE_LENGTH} characters`] };
  }
  let value: unknown;
  try {
    value = JSON.parse(file);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { problems: [`The file is not JSON: ${reason}`] };
  }
  return readMockConfig(value);
}

/** Returns why the value is not a config of this version. Other problems are then not reported. */
function foreign(value: unknown): string | undefined {
  if (!isRecord(value))
    return `A config of the mock is an object, and this is ${describeValue(value)}`;
  const { version } = value;
  if (version === undefined) return 'This is not a config of the mock: it has no version';
  if (typeof version === 'number' && version > VERSION) {
    return `version is ${version}, of a later mock. This one reads version ${VERSION}`;
  }
  return version === VERSION
    ? undefined
    : `version must be ${VERSION}, and is ${describeValue(version)}`;
}

function describeValue(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  if (isRecord(value)) return 'an object';
  return ((JSON.stringify(value) as string | undefined) ?? 'missing').slice(0, 40);
}

function isTimeInUtc(value: string): boolean {
  return (
    /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?Z$/.test(value) &&
    !Number.isNaN(Date.parse(value))
  );
}
