import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { ResponderOptions } from './responder';
import type { Arrangement } from '../../engine/arrangement';
import { parseArrangement } from '../../states/readArrangement';
import { isScenario, SCENARIOS } from '../../states/scenarios';
import { arrangementOf, readChoice } from '../../states/readChoice';
import { STATE_NAMES } from '../../states/states';

export interface HttpOptions extends ResponderOptions {
  /** The IP address or name of the interface to listen on. */
  host: string;
  /** 0 for any free port. */
  port: number;
}

export const USAGE = `npm run api -- [--scenario NAME | --state FILE|NAME] [--port NUMBER] [--host ADDRESS] [--latency MILLISECONDS|real]

Scenarios: ${SCENARIOS.join(', ')}
Kept states: ${STATE_NAMES.join(', ')}. A file is one that the mock workbench exports.`;

/** Parses the arguments of `npm run api --`. Throws an Error with a message for the user. */
export function readHttpOptions(args: string[]): HttpOptions & { mock: Arrangement } {
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

function readScenario(scenario = 'default'): Arrangement {
  if (!isScenario(scenario)) throw new Error(`There is no scenario "${scenario}".`);
  return arrangementOf(scenario);
}

/** Reads a file, or a value of `?mock=`. */
function readState(state: string): Arrangement {
  const isFile = existsSync(state);
  const { arrangement, problems } = isFile
    ? parseArrangement(readFileSync(state, 'utf8'))
    : readChoice(state);
  if (!problems) return arrangement;
  const all = isFile ? problems : [`There is no file "${state}"`, ...problems];
  throw new Error(['--state cannot be used:', ...all].join('\n'));
}

function readNumber(option: string, text: string, highest: number): number {
  const number = /^\d{1,6}$/.test(text) ? Number(text) : Infinity;
  if (number <= highest) return number;
  throw new Error(`${option} takes a whole number from 0 to ${highest}, not "${text}".`);
}
