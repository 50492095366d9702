/**
 * Compares events in a test, such as console errors, with the expectations of the test. Each expectation allows and
 * requires one event.
 */
interface Ledger {
  expect: (text: string | RegExp) => void;
  record: (text: string) => void;
  /** Returns the unexpected and the missing occurrences, and resets the ledger. */
  takeProblems: () => string[];
}

export function createLedger(name: string): Ledger {
  let expected: (string | RegExp)[] = [];
  let occurred: string[] = [];

  return {
    expect(text) {
      expected.push(text);
    },
    record(text) {
      occurred.push(text);
    },
    takeProblems() {
      const missing = expected.filter((text) => {
        const index = occurred.findIndex((line) => matches(line, text));
        if (index === -1) return true;
        occurred.splice(index, 1);
        return false;
      });
      const problems = [
        ...occurred.map((line) => `Unexpected ${name}: ${line}`),
        ...missing.map((text) => `Expected ${name} did not occur: ${String(text)}`),
      ];
      expected = [];
      occurred = [];
      return problems;
    },
  };
}

function matches(line: string, text: string | RegExp) {
  return typeof text === 'string' ? line.includes(text) : line.search(text) !== -1;
}
