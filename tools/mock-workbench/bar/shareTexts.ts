import { DEFAULT_ARRANGEMENT, type Arrangement } from '../../../mocks/engine/arrangement';

/** What an export is called. */
export const FILE_NAME = 'mock-state.json';

/** A longer arrangement is a file of the project. */
export const MOST_LINES = 30;

/** The name of the state in the code that is copied, and of its file. */
const STATE_NAME = 'sharedState';

export const fileText = (arrangement: Arrangement) => `${JSON.stringify(arrangement, null, 2)}\n`;

export interface SharedCode {
  text: string;
  /** A file for `mocks/states/` that the text needs. */
  file?: { name: string; content: string };
}

/** The arrangement as JSON, with the line that uses it in a test, and the one in a story. No host is named. */
export function codeFor(arrangement: Arrangement, path: string): SharedCode {
  const differences = differencesOf(arrangement);
  const json = JSON.stringify(differences, null, 2);
  const address = `'${path.replaceAll("'", '%27')}'`;
  if (json.split('\n').length <= MOST_LINES) {
    return {
      text: [
        '// MockChoice is a type of mocks/states/readChoice.ts.',
        `const path = ${address};`,
        `const mock: MockChoice = ${json};`,
        '// In a test:',
        'renderApp({ path, mock });',
        '// In a story:',
        'parameters: { address: path, mock },',
        '',
      ].join('\n'),
    };
  }
  return {
    file: {
      name: `${STATE_NAME}.json`,
      content: fileText({ ...DEFAULT_ARRANGEMENT, ...differences }),
    },
    text: [
      `// Add mocks/states/${STATE_NAME}.json to mocks/states/states.ts.`,
      '// In a test:',
      `renderApp({ path: ${address}, mock: '${STATE_NAME}' });`,
      '// In a story:',
      `parameters: { address: ${address}, mock: '${STATE_NAME}' },`,
      '',
    ].join('\n'),
  };
}

/** What differs from the default arrangement. A test and a story reach no host, and have a latency of their own. */
function differencesOf({
  version: _version,
  realHost: _realHost,
  latency: _latency,
  rules,
  scenario,
  ...rest
}: Arrangement): Partial<Arrangement> {
  const mocked = Object.fromEntries(
    Object.entries(rules)
      .map(([id, all]) => [id, all.filter(({ answer }) => answer !== 'real')] as const)
      .filter(([, all]) => all.length > 0),
  );
  return {
    ...rest,
    ...(scenario !== DEFAULT_ARRANGEMENT.scenario && { scenario }),
    ...(Object.keys(mocked).length > 0 && { rules: mocked }),
  };
}
