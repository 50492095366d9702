import type { Finding } from '../../api/report/findings';
import { cleanedError, type CleanedError } from './cleanedError';

/** The distinct errors that a page load reports. */
const LIMIT = 10;

interface ReportedError extends CleanedError {
  route: string;
}

/** What is sent, as JSON. It holds no value of an answer, of an address or of a field. */
interface Report {
  version: 1;
  /** The file name of the entry. */
  build: string;
  /** The path pattern of the first screen. */
  openedAt: string;
  findings: Finding[];
  errors: ReportedError[];
  /** Milliseconds; CLS has no unit. */
  vitals: Record<string, number>;
}

/** Collects a report, and sends what is new of it. */
export function createOutbox(address: string, openedAt: string) {
  const known = new Set<string>();
  const sentVitals = new Set<string>();
  let findings: Finding[] = [];
  let errors: ReportedError[] = [];
  let vitals: Record<string, number> = {};

  return {
    addFinding: (finding: Finding) => {
      findings.push(finding);
    },
    addError: (error: unknown, route: string) => {
      const cleaned = { ...cleanedError(error), route };
      const key = JSON.stringify(cleaned);
      if (known.size >= LIMIT || known.has(key)) return;
      known.add(key);
      errors.push(cleaned);
    },
    /** Each is sent once. */
    setVital: (name: string, value: number) => {
      if (!sentVitals.has(name)) vitals[name] = value;
    },
    send: () => {
      if (findings.length + errors.length + Object.keys(vitals).length === 0) return;
      const report: Report = { version: 1, build: build(), openedAt, findings, errors, vitals };
      // A text needs no preflight request across origins.
      navigator.sendBeacon(address, JSON.stringify(report));
      Object.keys(vitals).forEach((name) => sentVitals.add(name));
      findings = [];
      errors = [];
      vitals = {};
    },
  };
}

/** Its name changes with every change of the code. */
function build(): string {
  const entry = document.querySelector('script[type="module"]')?.getAttribute('src') ?? '';
  return entry.split('/').at(-1) ?? '';
}
