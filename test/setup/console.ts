import { format, inspect } from 'node:util';
import { session } from '../../src/session/session';
import { createLedger } from './ledger';

const errors = createLedger('console.error');
const warnings = createLedger('console.warn');

/** Allows and requires one `console.error` with this text in the running test. */
export const expectConsoleError = errors.expect;

/** Allows and requires one `console.warn` with this text in the running test. */
export const expectConsoleWarning = warnings.expect;

const leaks: string[] = [];
const tokens = new Set<string>();
session.subscribe(() => {
  const { token } = session.get();
  if (token !== null) tokens.add(token);
});

/** The depth to which an object is searched: a browser's console can expand logged objects. */
const DEPTH = 8;

/** Finds a token. No test may log one (specification, Logs), and no expectation allows it. */
function findToken(printed: unknown[]): string[] {
  const text = inspect(printed, { depth: DEPTH, showHidden: true, maxStringLength: null });
  const hasToken = /\bBearer\b/i.test(text) || [...tokens].some((token) => text.includes(token));
  return hasToken ? [`The token is in what is logged: ${text}`] : [];
}

/** Watches the console. Returns a function that restores it, because Jest would restore spies before the first test. */
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

export function takeConsoleProblems(): string[] {
  return [...errors.takeProblems(), ...warnings.takeProblems(), ...leaks.splice(0)];
}
