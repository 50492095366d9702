/**
 * What a test may bring about only when it says so. Each expectation allows one occurrence, and
 * requires it.
 */
export interface Ledger {
  expect: (text: string | RegExp) => void;
  record: (text: string) => void;
  /** What was not expected, and what was expected in vain; starts anew. */
  settle: () => string[];
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
    settle() {
      const missing = expected.filter((text) => {
        const index = occurred.findIndex((line) => matches(line, text));
        if (index === -1) return true;
        occurred.splice(index, 1);
        return false;
      });
      const problems = [
        ...occurred.map((line) => `Unexpected ${name}: ${line}`),
        ...missing.map((text) => `Expected ${name} did not come: ${String(text)}`),
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
