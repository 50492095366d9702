import { DEFAULT_ARRANGEMENT, type Arrangement } from '../../../mocks/engine/arrangement';
import { parseArrangement } from '../../../mocks/states/readArrangement';
import { codeFor, MOST_LINES } from './shareTexts';

const arrangement: Arrangement = {
  ...DEFAULT_ARRANGEMENT,
  realHost: 'https://api.example.com',
  latency: 'none',
  persona: 'Manager',
  rules: {
    login: [{ answer: 'real' }],
    listEmployees: [{ answer: 'failure', failure: 500 }],
  },
};

test('an arrangement is JSON with the line that uses it, and names no host', () => {
  expect(codeFor(arrangement, "/results?search=o'neil")).toEqual({
    text: `// MockChoice is a type of mocks/states/readChoice.ts.
const path = '/results?search=o%27neil';
const mock: MockChoice = {
  "persona": "Manager",
  "rules": {
    "listEmployees": [
      {
        "answer": "failure",
        "failure": 500
      }
    ]
  }
};
// In a test:
renderApp({ path, mock });
// In a story:
parameters: { address: path, mock },
`,
  });
});

test('a long arrangement is a file of the project', () => {
  const body = Array.from({ length: MOST_LINES }, (_, index) => index);
  const rules: Arrangement['rules'] = { listEmployees: [{ answer: 'fixed', status: 200, body }] };
  const real: Arrangement['rules'] = { ...rules, login: [{ answer: 'real' }] };
  const { text, file } = codeFor({ ...arrangement, rules: real }, '/');
  expect(file?.name).toBe('sharedState.json');
  // It is read as a state, and names no host.
  expect(parseArrangement(file?.content ?? '')).toEqual({
    arrangement: { ...DEFAULT_ARRANGEMENT, persona: 'Manager', rules },
  });
  expect(text).toContain("renderApp({ path: '/', mock: 'sharedState' });");
  expect(text).toContain("parameters: { address: '/', mock: 'sharedState' },");
});
