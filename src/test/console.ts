import { format } from 'node:util';
import { createLedger } from './ledger';

const errors = createLedger('console.error');
const warnings = createLedger('console.warn');

/** Allows the running test one `console.error` with this text, and requires it. */
export const expectConsoleError = errors.expect;

/** Allows the running test one `console.warn` with this text, and requires it. */
export const expectConsoleWarning = warnings.expect;

/** Answers what ends the watch. No spies: Jest would restore those before the first test. */
export function watchConsole(): () => void {
  const { error, warn } = console;
  console.error = (...printed: unknown[]) => {
    errors.record(format(...printed));
  };
  console.warn = (...printed: unknown[]) => {
    warnings.record(format(...printed));
  };
  return () => {
    Object.assign(console, { error, warn });
  };
}

export function settleConsole(): string[] {
  return [...errors.settle(), ...warnings.settle()];
}
