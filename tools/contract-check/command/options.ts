import { parseArgs, types } from 'node:util';
import { readBaseUrl } from '../../../src/api/http/baseUrl';
import { nearest } from './nearest';
import { RULES, type RuleId } from '../rules';
import { createRedactor } from '../findings/secrets';

export interface Options {
  /** Without a slash at the end. */
  url: string;
  /** Without it, the run checks only what needs no session. */
  email: string | undefined;
  /** Set where `email` is. */
  password: string | undefined;
  /** The origin of the page, such as `https://app.example.com`. */
  origin: string | undefined;
  write: boolean;
  strict: boolean;
  /** Also lists what was kept. */
  verbose: boolean;
  /** Undefined for all rules. */
  only: readonly RuleId[] | undefined;
  /** Calls a second, at most. */
  rate: number;
  /** Milliseconds. */
  timeout: number;
  json: string | undefined;
  baseline: string | undefined;
}

export interface Surroundings {
  env: Record<string, string | undefined>;
  /** Asks for a password without echo; undefined where nobody is at a terminal. */
  ask: ((question: string) => Promise<string>) | undefined;
}

export const USAGE = `Checks what a host keeps of the contract that the front end depends on.

  npm run contract:check -- --url URL [options]

Where and who
  --url URL            address of the API, such as https://staging.example.com
  --email E            account to sign in with; without it, only what needs no session is checked;
                       its password is CONTRACT_PASSWORD, or typed when asked for
  --origin ORIGIN      origin of the page, such as https://app.example.com: checks CORS

What
  --write              also create and change records, which the contract cannot delete
  --only RULE,…        check these rules only
  --strict             count "not proven" as broken
  --rate N             calls a second, at most (10)
  --timeout MS         how long to wait for an answer (30000)

Report
  --verbose            also list the rules that were kept, and what was seen
  --json FILE          for machines, and for --baseline of a later run
  --baseline FILE      the JSON of an earlier run: says what is new, still there, or mended

  --help               this text

Exit status: 0 nothing is broken, 1 something is, 2 the check could not run.`;

const text = { type: 'string' } as const;
const flag = { type: 'boolean', default: false } as const;
const OPTIONS = {
  url: text,
  email: text,
  origin: text,
  write: flag,
  strict: flag,
  verbose: flag,
  only: { type: 'string', multiple: true },
  rate: { type: 'string', default: '10' },
  timeout: { type: 'string', default: '30000' },
  json: text,
  baseline: text,
  help: { ...flag, short: 'h' },
} as const;

/** Throws an Error with a message of one line that holds nothing secret. */
export async function readOptions(
  args: string[],
  { env, ask }: Surroundings,
): Promise<Options | 'help'> {
  const given = parse(args);
  if (given.help) return 'help';
  const email = given.email?.trim();
  if (email === '') throw new Error('--email is empty.');
  const options = {
    url: readUrl(given.url ?? ''),
    email,
    origin: given.origin === undefined ? undefined : readOrigin(given.origin),
    write: given.write,
    strict: given.strict,
    verbose: given.verbose,
    only: given.only === undefined ? undefined : readRules(given.only),
    rate: readNumber('--rate', given.rate, 1000),
    timeout: readNumber('--timeout', given.timeout, 600_000),
    json: readFile('--json', given.json),
    baseline: readFile('--baseline', given.baseline),
  };
  if (email === undefined) return { ...options, password: undefined };
  // Asks last, so that nobody types a password for a run that cannot start.
  const password = env['CONTRACT_PASSWORD'];
  if (password) return { ...options, password };
  if (!ask) {
    throw new Error(
      '--email needs a password: set CONTRACT_PASSWORD, or start the command at a terminal.',
    );
  }
  const typed = await ask(`Password of ${email}: `);
  if (typed === '') throw new Error('No password was typed.');
  return { ...options, password: typed };
}

function parse(args: string[]) {
  let message: string;
  try {
    return parseArgs({ args, options: OPTIONS }).values;
  } catch (error) {
    // Jest runs Node's own code in another realm, with another Error.
    if (!types.isNativeError(error)) throw error;
    message = error.message.replace(/\s+/g, ' ');
  }
  const [, unknown] = /^Unknown option '(-+[\w-]+)/.exec(message) ?? [];
  if (unknown === '--password') {
    throw new Error(
      'There is no option --password, because npm prints options into logs. Set CONTRACT_PASSWORD, or type the password when you are asked.',
    );
  }
  if (unknown) throw new Error(`Unknown option ${unknown}.${suggest(unknown)}`);
  // Node's message repeats the argument, which may be a password.
  if (message.startsWith('Unexpected argument')) {
    throw new Error('There is an argument without an option. Quote a value that has spaces.');
  }
  throw new Error(message);
}

function suggest(option: string) {
  const near = nearest(option.replace(/^-+/, ''), Object.keys(OPTIONS));
  return near === undefined ? ' --help lists the options.' : ` Did you mean --${near}?`;
}

function readUrl(given: string): string {
  let message = '--url is "/", which names no host. Set it to the whole address of the API.';
  try {
    const url = readBaseUrl(given, '--url');
    if (url !== '') return url;
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    message = createRedactor([])(error.message).replace(/\s+/g, ' ');
  }
  throw new Error(message);
}

function readOrigin(given: string): string {
  const trimmed = given.trim();
  const isAddress = /^https?:\/\/[^/\\\s]+\/?$/i.test(trimmed) && URL.canParse(trimmed);
  const { href, origin } = new URL(isAddress ? trimmed : 'about:blank');
  if (href !== `${origin}/`) {
    throw new Error('--origin must be an origin, such as https://app.example.com, without a path.');
  }
  return origin;
}

function readRules(lists: string[]): RuleId[] {
  const ids = lists.flatMap((list) => list.split(',')).map((id) => id.trim());
  const wanted = [...new Set(ids.filter(Boolean))];
  if (wanted.length === 0) throw new Error('--only names no rule.');
  return wanted.map((id) => {
    const rule = RULES.find((one) => one.id === id);
    if (rule) return rule.id;
    const all = RULES.map((one) => one.id);
    const near = nearest(id, all);
    const hint = near === undefined ? `The rules are ${all.join(', ')}.` : `Did you mean ${near}?`;
    throw new Error(`--only: there is no rule ${JSON.stringify(id)}. ${hint}`);
  });
}

function readNumber(option: string, given: string, most: number): number {
  const number = /^\d+(\.\d+)?$/.test(given) ? Number(given) : 0;
  if (number > 0 && number <= most) return number;
  throw new Error(`${option} must be a number above 0 and up to ${most}.`);
}

function readFile(option: string, given: string | undefined) {
  if (given?.trim() !== '') return given;
  throw new Error(`${option} needs the name of a file.`);
}
