import { writeFileSync } from 'node:fs';
import { parseArgs, types } from 'node:util';
import { readBaseUrl } from '../../src/api/http/baseUrl';
import { createSecrets } from './context';
import { toJson, toText, visible } from './report';
import { run } from './run';

export const USAGE = `Checks what a host keeps of the contract that the front end depends on.

  npm run contract:check -- --url URL [options]

  --url URL            address of the API, such as https://staging.example.com
  --email E            account to sign in with; without it, only what needs no session is checked;
                       its password is CONTRACT_PASSWORD, or typed when asked for
  --origin ORIGIN      origin of the page, such as https://app.example.com: checks CORS
  --write              also create and change records, which the contract cannot delete
  --json FILE          write the report for machines
  --verbose            also list the rules that are kept, and why others are not proven
  --help               this text

Exit status: 0 nothing is broken, 1 something is, 2 the check could not run.`;

const text = { type: 'string' } as const;
const flag = { type: 'boolean', default: false } as const;
const OPTIONS = {
  url: text,
  email: text,
  origin: text,
  json: text,
  write: flag,
  verbose: flag,
  help: { ...flag, short: 'h' },
} as const;

interface Surroundings {
  /** The value of CONTRACT_PASSWORD. */
  password: string | undefined;
  /** Asks for a password without echo. Undefined without a terminal. */
  ask: ((question: string) => Promise<string>) | undefined;
  print: (text: string) => void;
  /** Prints an error in one line. */
  printError: (text: string) => void;
  /** Sends a request. The default is that of Node. */
  fetch?: typeof fetch;
}

/** Runs the check. Returns the exit status. */
export async function runCheck(args: string[], surroundings: Surroundings): Promise<number> {
  const { print, printError } = surroundings;
  const secrets = createSecrets();
  try {
    const { values } = parse(args);
    if (values.help) {
      print(USAGE);
      return 0;
    }
    const { email, write, verbose, json, origin } = values;
    const url = readUrl(values.url ?? '');
    if (origin !== undefined && !isOrigin(origin)) {
      throw new Error(
        '--origin must be an origin, such as https://app.example.com, without a path.',
      );
    }
    const password = email === undefined ? undefined : await readPassword(email, surroundings);
    const { fetch } = surroundings;
    const report = await run({
      url,
      email,
      password,
      origin,
      write,
      secrets,
      ...(fetch && { fetch }),
    });
    if (json !== undefined) writeFileSync(json, toJson(report));
    print(toText(report, verbose));
    return report.findings.length > 0 ? 1 : 0;
  } catch (error) {
    const message =
      types.isNativeError(error) || error instanceof Error ? error.message : String(error);
    // An address can contain a password, too.
    const safe = secrets.redact(message).replace(/\/\/[^\s/@]*@/g, '//[secret]@');
    printError(visible(safe.replace(/\s+/g, ' ')).slice(0, 500));
    return 2;
  }
}

function parse(args: string[]) {
  // Node would repeat the argument, which may be a password.
  if (args.some((arg) => arg.startsWith('--password'))) {
    throw new Error(
      'There is no option --password, because npm prints options into logs. Set CONTRACT_PASSWORD, or type the password when you are asked.',
    );
  }
  return parseArgs({ args, options: OPTIONS });
}

function readUrl(argument: string): string {
  const url = readBaseUrl(argument, '--url');
  if (url !== '') return url;
  throw new Error('--url is "/", which names no host. Set it to the whole address of the API.');
}

const isOrigin = (value: string) => URL.canParse(value) && new URL(value).origin === value;

async function readPassword(email: string, { password, ask }: Surroundings): Promise<string> {
  if (password) return password;
  if (!ask) {
    throw new Error(
      '--email needs a password: set CONTRACT_PASSWORD, or start the command at a terminal.',
    );
  }
  const typed = await ask(`Password of ${email}: `);
  if (typed === '') throw new Error('No password was typed.');
  return typed;
}
