import type { Finding } from '../../api/report/findings';

/** Limit of different errors in a page load, and of lines in a stack. */
const LIMIT = 10;

/** It holds no value: no address, id, name, note or token. */
export interface ReportedError {
  name: string;
  /** Places in the files of this build, such as `assets/home-Cx1b2Y3z.js:1:204`. */
  stack: string[];
  /** The path pattern of the screen. */
  route: string;
}

/** What is sent, as JSON. It holds no value of an answer, of an address or of a field. */
interface Report {
  version: 2;
  /** The file name of the entry. */
  build: string;
  /** The path pattern of the first screen. */
  openedAt: string;
  findings: Finding[];
  errors: ReportedError[];
  /** Milliseconds; CLS has no unit. */
  vitals: Record<string, number>;
}

/** Collects a report. `send` sends what is new in it. */
export function createOutbox(address: string, openedAt: string) {
  const known = new Set<string>();
  const sentVitals = new Set<string>();
  const start = (): Report => {
    return { version: 2, build: build(), openedAt, findings: [], errors: [], vitals: {} };
  };
  let unsent = start();

  return {
    addFinding: (finding: Finding) => {
      unsent.findings.push(finding);
    },
    addError: (thrown: unknown, route: string) => {
      const error = reportedError(thrown, route);
      const key = JSON.stringify(error);
      if (known.size >= LIMIT || known.has(key)) return;
      known.add(key);
      unsent.errors.push(error);
    },
    /** Each vital is sent once. */
    setVital: (name: string, value: number) => {
      if (!sentVitals.has(name)) unsent.vitals[name] = value;
    },
    send: () => {
      const { findings, errors, vitals } = unsent;
      if (findings.length + errors.length + Object.keys(vitals).length === 0) return;
      // A text needs no preflight request across origins.
      navigator.sendBeacon(address, JSON.stringify(unsent));
      Object.keys(vitals).forEach((name) => sentVitals.add(name));
      unsent = start();
    },
  };
}

/** The name of the entry, which changes with every change of the code. */
function build(): string {
  const entry = document.querySelector('script[type="module"]')?.getAttribute('src') ?? '';
  return entry.split('/').at(-1) ?? '';
}

/** Describes an error, or the event of an uncaught one. The message is left out: it can quote any value. */
export function reportedError(thrown: unknown, route: string): ReportedError {
  let error = thrown;
  if (thrown instanceof Event) {
    error = 'reason' in thrown ? thrown.reason : 'error' in thrown && thrown.error;
  }
  if (!(error instanceof Error)) return { name: typeof error, stack: [], route };
  const name = /^[A-Z][A-Za-z]{0,30}Error$/.test(error.name) ? error.name : 'Error';
  return { name, stack: placesIn(error), route };
}

function placesIn({ stack = '', message }: Error): string[] {
  const folder = `${window.location.origin}${import.meta.env.BASE_URL}`;
  return stack
    .replace(message, '')
    .split('\n')
    .flatMap((line) => /^assets\/[\w.-]+\.js:\d+:\d+/.exec(line.split(folder)[1] ?? '')?.[0] ?? [])
    .slice(0, LIMIT);
}
