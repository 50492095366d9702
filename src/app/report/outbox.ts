import type { Finding } from '../../api/report/findings';
import { cleanedError, type CleanedError } from './cleanedError';

/** The distinct errors that a page load reports. */
const LIMIT = 10;

interface ReportedError extends CleanedError {
  route: string;
}

/** What was not sent yet. */
interface Unsent {
  findings: Finding[];
  errors: ReportedError[];
  /** Milliseconds; CLS has no unit. */
  vitals: Record<string, number>;
}

/** What is sent, as JSON. It holds no value of an answer, of an address or of a field. */
interface Report extends Unsent {
  version: 1;
  /** The file name of the entry. */
  build: string;
  /** The path pattern of the first screen. */
  openedAt: string;
}

const nothing = (): Unsent => ({ findings: [], errors: [], vitals: {} });

/** Collects a report, and sends what is new of it. */
export function createOutbox(address: string, openedAt: string) {
  const known = new Set<string>();
  const sentVitals = new Set<string>();
  let unsent = nothing();

  return {
    addFinding: (finding: Finding) => {
      unsent.findings.push(finding);
    },
    addError: (error: unknown, route: string) => {
      const cleaned = { ...cleanedError(error), route };
      const key = JSON.stringify(cleaned);
      if (known.size >= LIMIT || known.has(key)) return;
      known.add(key);
      unsent.errors.push(cleaned);
    },
    /** Each is sent once. */
    setVital: (name: string, value: number) => {
      if (!sentVitals.has(name)) unsent.vitals[name] = value;
    },
    send: () => {
      const vitals = Object.keys(unsent.vitals);
      if (unsent.findings.length + unsent.errors.length + vitals.length === 0) return;
      const report: Report = { version: 1, build: build(), openedAt, ...unsent };
      // A text needs no preflight request across origins.
      navigator.sendBeacon(address, JSON.stringify(report));
      vitals.forEach((name) => sentVitals.add(name));
      unsent = nothing();
    },
  };
}

/** Its name changes with every change of the code. */
function build(): string {
  const entry = document.querySelector('script[type="module"]')?.getAttribute('src') ?? '';
  return entry.split('/').at(-1) ?? '';
}
