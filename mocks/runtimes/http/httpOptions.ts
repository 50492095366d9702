import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { ResponderOptions } from './responder';
import type { MockConfig } from '../../config/mockConfig';
import { parseMockConfig } from '../../config/readMockConfig';
import { isScenario, SCENARIO_NAMES } from '../../scenarios/scenarios';
import { configOf, readChoice } from '../../scenarios/chooseConfig';

export interface HttpOptions extends ResponderOptions {
  /** The IP address or name of the interface to listen on. */
  host: string;
  /** The port, or 0 for any free port. */
  port: number;
}

export const USAGE = `npm run api -- [--scenario NAME | --state FILE|NAME] [--port NUMBER] [--host ADDRESS] [--latency MILLISECONDS|real]

Scenarios: ${SCENARIO_NAMES.join(', ')}. A file is one that the mock workbench exports.`;

/** Parses the arguments of `npm run api --`. Throws an Error with a message for the user. */
export function readHttpOptions(args: string[]): HttpOptions & { mock: MockConfig } {
  const { values } = parseArgs({
    args,
    options: {
      scenario: { type: 'string' },
      state: { type: 'string' },
      port: { type: 'string', default: '4000' },
      host: { type: 'string', default: '127.0.0.1' },
      latency: { type: 'string', default: '0' },
    },
  });
  const { scenario, state, host, latency } = values;
  if (scenario !== undefined && state !== undefined) {
    throw new Error('--scenario cannot be used with --state, which has its own scenario.');
  }
  return {
    mock: state === undefined ? readScenario(scenario) : readState(state),
    host,
    port: readNumber('--port', values.port, 65_535),
    latency: latency === 'real' ? latency : readNumber('--latency', latency, 60_000),
  };
}

function readScenario(scenario = 'default'): MockConfig {
  if (!isScenario(scenario)) throw new Error(`There is no scenario "${scenario}".`);
  return configOf(scenario);
}

/** Reads a file, or a value of `?mock=`. */
function readState(state: string): MockConfig {
  const isFile = existsSync(state);
  const { config, problems } = isFile
    ? parseMockConfig(readFileSync(state, 'utf8'))
    : readChoice(state);
  if (!problems) return config;
  const all = isFile ? problems : [`There is no file "${state}"`, ...problems];
  throw new Error(['--state cannot be used:', ...all].join('\n'));
}

function readNumber(option: string, text: string, highest: number): number {
  const number = /^\d{1,6}$/.test(text) ? Number(text) : Infinity;
  if (number <= highest) return number;
  throw new Error(`${option} takes a whole number from 0 to ${highest}, not "${text}".`);
}
