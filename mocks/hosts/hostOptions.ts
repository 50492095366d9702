import { parseArgs } from 'node:util';
import { isScenario, SCENARIOS } from '../scenarios';
import type { MockOptions } from '../server/createMock';

export interface HostOptions extends Pick<MockOptions, 'scenario' | 'latency'> {
  /** The address to listen at. */
  host: string;
  /** 0 for any free port. */
  port: number;
}

export const USAGE = `npm run api -- [--scenario NAME] [--port NUMBER] [--host ADDRESS] [--latency MILLISECONDS|real]

Scenarios: ${SCENARIOS.join(', ')}`;

/** Parses the arguments of `npm run api --`. Throws an Error with a message for the user. */
export function readHostOptions(args: string[]): HostOptions {
  const { values } = parseArgs({
    args,
    options: {
      scenario: { type: 'string', default: 'default' },
      port: { type: 'string', default: '4000' },
      host: { type: 'string', default: '127.0.0.1' },
      latency: { type: 'string', default: '0' },
    },
  });
  const { scenario, host, latency } = values;
  if (!isScenario(scenario)) throw new Error(`There is no scenario "${scenario}".`);
  return {
    scenario,
    host,
    port: readNumber('--port', values.port, 65_535),
    latency: latency === 'real' ? latency : readNumber('--latency', latency, 60_000),
  };
}

function readNumber(option: string, text: string, highest: number): number {
  const number = /^\d{1,6}$/.test(text) ? Number(text) : Infinity;
  if (number <= highest) return number;
  throw new Error(`${option} takes a whole number from 0 to ${highest}, not "${text}".`);
}
