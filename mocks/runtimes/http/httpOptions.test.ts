import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEFAULT_CONFIG } from '../../config/mockConfig';
import { SCENARIOS } from '../../scenarios/scenarios';
import { readHttpOptions } from './httpOptions';

test('by default the host has the default scenario and accepts only calls from this machine', () => {
  expect(readHttpOptions([])).toEqual({
    mock: DEFAULT_CONFIG,
    host: '127.0.0.1',
    port: 4000,
    latency: 0,
  });
});

test('each option can be set', () => {
  const args = '--scenario large --port=4321 --latency real --host 0.0.0.0'.split(' ');
  expect(readHttpOptions(args)).toEqual({
    mock: { ...DEFAULT_CONFIG, seed: { employees: 10_000, evaluations: 400 } },
    host: '0.0.0.0',
    port: 4321,
    latency: 'real',
  });
  expect(readHttpOptions(['--latency', '50'])).toMatchObject({ latency: 50 });
});

test.each([
  ['--scenario lagre', 'There is no scenario "lagre".'],
  ['--port 65536', '--port takes a whole number from 0 to 65535, not "65536".'],
  ['--port=', '--port takes a whole number'],
  ['--latency slow', '--latency takes a whole number from 0 to 60000, not "slow".'],
  ['--state nowhere.json', 'There is no file "nowhere.json"\nThere is no scenario'],
  ['--state empty --scenario large', '--scenario cannot be used with --state'],
  ['--speed 5', "Unknown option '--speed'"],
  ['large', "Unexpected argument 'large'"],
])('%s is refused with a reason', (args, message) => {
  expect(() => readHttpOptions(args.split(' '))).toThrow(message);
});

test.each(['firstSaveFails', 'mocks/scenarios/firstSaveFails.json'])(
  '--state accepts %s',
  (state) => {
    expect(readHttpOptions(['--state', state]).mock).toEqual(SCENARIOS.firstSaveFails);
  },
);

test('every problem of a file is reported on its own line', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'state-')), 'state.json');
  const rules = { listEmployees: [{ answer: 'failure', failure: 418 }], listPeople: [] };
  writeFileSync(file, JSON.stringify({ ...DEFAULT_CONFIG, server: 'chaos', rules }));
  expect(() => readHttpOptions(['--state', file])).toThrow(
    new RegExp(
      '^--state cannot be used:\nserver must be one of .*\n' +
        'rules.listEmployees\\[0\\].failure must be .*\nrules.listPeople is no operation .*$',
    ),
  );
});
