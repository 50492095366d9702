import { parseArgs } from 'node:util';
import type { AnswerOptions } from './answer';
import { FAULTS, findFault } from '../faults/faults';
import { isScenario, SCENARIOS } from '../scenarios';

export interface HostOptions extends Pick<AnswerOptions, 'scenario' | 'latency' | 'fault'> {
  /** The address to listen at. */
  host: string;
  /** 0 for any free port. */
  port: number;
}

export const USAGE = `npm run api -- [--scenario NAME] [--port NUMBER] [--host ADDRESS] [--latency MILLISECONDS|real] [--fault ID]

Scenarios: ${SCENARIOS.join(', ')}
Faults: docs/contract-check.md says what each does. --fault '?' prints their ids.`;

/** Parses the arguments of `npm run api --`. Throws an Error with a message for the user. */
export function readHostOptions(args: string[]): HostOptions {
  const { values } = parseArgs({
    args,
    options: {
      scenario: { type: 'string', default: 'default' },
      port: { type: 'string', default: '4000' },
      host: { type: 'string', default: '127.0.0.1' },
      latency: { type: 'string', default: '0' },
      fault: { type: 'string' },
    },
  });
  const { scenario, host, latency } = values;
  if (!isScenario(scenario)) throw new Error(`There is no scenario "${scenario}".`);
  const fault = values.fault === undefined ? undefined : findFault(values.fault);
  if (values.fault !== undefined && !fault) {
    const ids = FAULTS.map(({ id }) => id).join(', ');
    throw new Error(`There is no fault "${values.fault}". There are: ${ids}.`);
  }
  return {
    scenario,
    fault,
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
