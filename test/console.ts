import { format, inspect } from 'node:util';
import { session } from '../src/session/session';
import { createLedger } from './ledger';

const errors = createLedger('console.error');
const warnings = createLedger('console.warn');

/** Allows the running test one `console.error` with this text, and requires it. */
export const expectConsoleError = errors.expect;

/** Allows the running test one `console.warn` with this text, and requires it. */
export const expectConsoleWarning = warnings.expect;

const leaks: string[] = [];
const tokens = new Set<string>();
session.subscribe(() => {
  const { token } = session.get();
  if (token !== null) tokens.add(token);
});

/** Allows for what the log of a browser shows to whoever unfolds it. */
const DEPTH = 8;

/** Whatever is printed by any test must hold no token (decision 27); nothing can allow that. */
function findToken(printed: unknown[]): string[] {
  const text = inspect(printed, { depth: DEPTH, showHidden: true, maxStringLength: null });
  const isThere = /\bBearer\b/i.test(text) || [...tokens].some((token) => text.includes(token));
  return isThere ? [`The token is in what is logged: ${text}`] : [];
}

/** Answers what ends the watch. No spies: Jest would restore those before the first test. */
export function watchConsole(): () => void {
  const { error, warn } = console;
  console.error = (...printed: unknown[]) => {
    errors.record(format(...printed));
    leaks.push(...findToken(printed));
  };
  console.warn = (...printed: unknown[]) => {
    warnings.record(format(...printed));
    leaks.push(...findToken(printed));
  };
  return () => {
    Object.assign(console, { error, warn });
  };
}

export function settleConsole(): string[] {
  return [...errors.settle(), ...warnings.settle(), ...leaks.splice(0)];
}
