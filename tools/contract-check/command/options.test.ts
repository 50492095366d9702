import { readOptions } from './options';

const URL_ARGS = ['--url', 'https://staging.example.com/hr/'];
const surroundings = (env = {}, ask?: (question: string) => Promise<string>) => ({ env, ask });
const read = (args: string[], env = {}) => readOptions(args, surroundings(env));

test('the address alone is enough', async () => {
  expect(await read(URL_ARGS)).toEqual({
    url: 'https://staging.example.com/hr',
    email: undefined,
    password: undefined,
    origin: undefined,
    write: false,
    strict: false,
    verbose: false,
    only: undefined,
    rate: 10,
    timeout: 30_000,
    json: undefined,
    baseline: undefined,
  });
});

test('every option is read', async () => {
  const args =
    '--email a@b.c --origin https://App.Example.com/ --write --strict --only limit,opens --only limit --rate 2.5 --timeout 500 --verbose --json a --baseline d';
  expect(await read([...URL_ARGS, ...args.split(' ')], { CONTRACT_PASSWORD: 'pw-123' })).toEqual({
    url: 'https://staging.example.com/hr',
    email: 'a@b.c',
    password: 'pw-123',
    origin: 'https://app.example.com',
    write: true,
    strict: true,
    verbose: true,
    only: ['limit', 'opens'],
    rate: 2.5,
    timeout: 500,
    json: 'a',
    baseline: 'd',
  });
});

test('--help needs no other option', async () => {
  expect(await read(['--help'])).toBe('help');
});

describe('the password', () => {
  const args = [...URL_ARGS, '--email', 'a@b.c'];

  test('is in the environment', async () => {
    const env = { CONTRACT_PASSWORD: 'from-env' };
    expect(await read(args, env)).toMatchObject({ password: 'from-env' });
  });

  test.each([
    ['after a space', ['--password', 'hunter22']],
    ['after a sign', ['--password=hunter22']],
    ['in two words', ['--password', 'correct', 'hunter22']],
    ['before the others', []],
  ])('is no option, %s', async (_name, given) => {
    const all = given.length > 0 ? [...args, ...given] : ['--password', 'hunter22', ...args];
    const env = { CONTRACT_PASSWORD: 'from-env' };
    await expect(read(all, env)).rejects.toThrow(
      new Error(
        'There is no option --password, because npm prints options into logs. Set CONTRACT_PASSWORD, or type the password when you are asked.',
      ),
    );
  });

  test('is asked for at a terminal', async () => {
    const ask = jest.fn(() => Promise.resolve('typed'));
    expect(await readOptions(args, surroundings({}, ask))).toMatchObject({ password: 'typed' });
    expect(ask).toHaveBeenCalledWith('Password of a@b.c: ');
  });

  test('is not asked for where another option is wrong, or there is no account', async () => {
    const ask = jest.fn(() => Promise.resolve('typed'));
    await expect(readOptions([...args, '--rate', 'x'], surroundings({}, ask))).rejects.toThrow();
    await readOptions(URL_ARGS, surroundings({}, ask));
    expect(ask).not.toHaveBeenCalled();
  });

  test('is missed where nobody can type it', async () => {
    await expect(read(args)).rejects.toThrow(
      '--email needs a password: set CONTRACT_PASSWORD, or start the command at a terminal.',
    );
    const typed = surroundings({}, () => Promise.resolve(''));
    await expect(readOptions(args, typed)).rejects.toThrow('No password was typed.');
  });
});

test.each([
  ['no address', [], '--url is not set'],
  ['plain http', ['--url', 'http://staging.example.com'], '--url is not encrypted'],
  ['no host', ['--url', '/'], '--url is "/", which names no host'],
  ['an unknown option', [...URL_ARGS, '--wirte'], 'Unknown option --wirte. Did you mean --write?'],
  ['a strange option', [...URL_ARGS, '--xyzxyz'], '--help lists the options'],
  ['a value without option', [...URL_ARGS, 'pass word'], 'Quote a value that has spaces'],
  ['a missing value', ['--url'], "'--url <value>' argument missing"],
  ['an option as value', ['--url', '--write'], 'ambiguous'],
  ['a value of a flag', [...URL_ARGS, '--write=yes'], "'--write' does not take an argument"],
  ['an empty e-mail', [...URL_ARGS, '--email', ' '], '--email is empty'],
  ['a path in the origin', [...URL_ARGS, '--origin', 'https://a.example/b'], '--origin must be'],
  ['a user in the origin', [...URL_ARGS, '--origin', 'https://me@a.example'], '--origin must be'],
  ['a query in the origin', [...URL_ARGS, '--origin', 'https://a.example?b'], '--origin must be'],
  ['no origin', [...URL_ARGS, '--origin', 'null'], '--origin must be'],
  ['a host as origin', [...URL_ARGS, '--origin', 'a.example'], '--origin must be'],
  ['rate 0', [...URL_ARGS, '--rate', '0'], '--rate must be a number above 0 and up to 1000'],
  ['rate 1001', [...URL_ARGS, '--rate', '1001'], '--rate must be'],
  ['rate 0x10', [...URL_ARGS, '--rate', '0x10'], '--rate must be'],
  ['a negative time', [...URL_ARGS, '--timeout=-5'], '--timeout must be'],
  ['a rule misspelt', [...URL_ARGS, '--only', 'serch-case'], 'Did you mean search-case?'],
  ['a rule unheard of', [...URL_ARGS, '--only', 'zzz'], 'The rules are success-shape, '],
  ['no rule', [...URL_ARGS, '--only', ','], '--only names no rule'],
  ['no file', [...URL_ARGS, '--json', ''], '--json needs the name of a file'],
])('%s is refused in one line', async (_name, args, message) => {
  const error: unknown = await read(args).catch((reason: unknown) => reason);
  if (!(error instanceof Error)) throw new Error('It was not refused');
  expect(error.message).toContain(message);
  expect(error.message).not.toContain('\n');
});

test('no refusal repeats a password', async () => {
  for (const args of [
    ['--url', 'https://ada:hunter22@example.com'],
    ['--url', 'ftp://ada:hunter22@example.com'],
    [...URL_ARGS, '--pasword=hunter22'],
  ]) {
    const error: unknown = await read(args).catch((reason: unknown) => reason);
    expect(String(error)).toMatch(/^Error: /);
    expect(String(error)).not.toContain('hunter22');
  }
});
