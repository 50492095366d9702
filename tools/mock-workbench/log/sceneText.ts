import { DEFAULT_ARRANGEMENT, type Arrangement } from '../../../mocks/engine/arrangement';
import type { Persona } from '../../../mocks/engine/persona';
import { literal, quoted, widthOf } from './literal';

/** A screen with the answers that it gets, and what a person reads on it. */
export interface Scene {
  title: string;
  /** The address of the screen. */
  path: string;
  persona: Persona;
  mock: Arrangement;
  /** Texts for comments, such as that an answer could not be kept. */
  notes?: readonly string[];
  /** What each read that fails logs. */
  logs: readonly string[];
  /** Whether an answer may break the contract. */
  breaksContract: boolean;
  /** Texts of the screen, or an alert. */
  shown: { texts: readonly string[] } | { alert: true };
}

/** Longer texts do not fit in their line. */
export const LONGEST_TEXT = 40;

/** A test to be pasted into a file such as src/app/pasted.test.tsx. */
export function testText(scene: Scene): string {
  const { title, path, persona, mock, notes = [], logs, breaksContract, shown } = scene;
  const isWaiting = logs.length > 0;
  const names = isWaiting ? 'screen, waitFor' : 'screen';
  const options = {
    path,
    as: persona === 'signedOut' ? null : isPlainRole(persona) ? persona : undefined,
    mock: withoutDefaults(
      mock,
      isPlainRole(persona) || persona === 'signedOut' ? undefined : persona,
    ),
  };
  const render = `renderApp(${literal(options, {
    indent: 2,
    before: isWaiting ? 36 : 12,
    after: 2,
  })});`;
  const lines = [
    ...notes.map((note) => `// ${note}`),
    ...(breaksContract ? ['acceptAnyResponse();'] : []),
    ...logs.map((log) => `expectConsoleError(${quoted(log)});`),
    isWaiting ? `const { queryClient } = ${render}` : render,
    ...assertions(shown),
    ...(isWaiting ? WAIT_FOR_READS : []),
  ];
  return [
    `import { ${names} } from '@testing-library/react';`,
    ...(isWaiting ? ["import { expectConsoleError } from '../../test/setup/console';"] : []),
    ...(breaksContract ? ["import { acceptAnyResponse } from '../../test/setup/network';"] : []),
    "import { renderApp } from '../../test/app/renderApp';",
    '',
    `test(${quoted(title)}, async () => {`,
    ...lines.map((line) => `  ${line}`),
    '});',
    '',
  ].join('\n');
}

/** A file of stories to be pasted into stories/pages/. */
export function storyText({ title, path, persona, mock, notes = [], logs }: Scene): string {
  const page = pageOf(path);
  const parameters = {
    address: path,
    mock: withoutDefaults(mock, persona),
    mayLog: logs.length > 0 ? logs : undefined,
    notes: { use: 'A state of the screen from the mock workbench.', accessibility: [] },
  };
  const text = literal(parameters, { indent: 2, before: 14 });
  return [
    "import type { Meta, StoryObj } from '../../.storybook/story';",
    `import { ${page} } from '../../src/pages/${page}';`,
    '',
    ...notes.map((note) => `// ${note}`),
    'const meta = {',
    `  title: ${quoted(`Pasted/${title.replaceAll('/', ' ')}`)},`,
    `  component: ${page},`,
    `  parameters: ${text},`,
    `} satisfies Meta<typeof ${page}>;`,
    '',
    'export default meta;',
    'type Story = StoryObj<typeof meta>;',
    '',
    'export const Pasted: Story = {};',
    '',
  ].join('\n');
}

/** Whether an assertion with this text fits in one line. */
export const isShort = (text: string) => widthOf(quoted(text)) <= LONGEST_TEXT + 2;

const WAIT_FOR_READS = [
  'await waitFor(() => {',
  '  expect(queryClient.isFetching()).toBe(0);',
  '});',
];

function assertions(shown: Scene['shown']): string[] {
  return 'alert' in shown
    ? ["expect((await screen.findAllByRole('alert'))[0]).toBeVisible();"]
    : shown.texts.map(
        (text) => `expect((await screen.findAllByText(${quoted(text)}))[0]).toBeVisible();`,
      );
}

const isPlainRole = (persona: Persona) =>
  persona === 'Admin' || persona === 'Manager' || persona === 'Employee';

/** What differs from the default arrangement. A test and a story reach no host. */
function withoutDefaults(mock: Arrangement, persona: Persona | undefined): Partial<Arrangement> {
  const { scenario, rules, recordings, clock, seed, changes } = mock;
  return {
    scenario: scenario === DEFAULT_ARRANGEMENT.scenario ? undefined : scenario,
    ...{ persona, clock, seed, changes },
    rules: Object.keys(rules).length > 0 ? rules : undefined,
    recordings: recordings.length > 0 ? recordings : undefined,
  };
}

/** The component of the screen at an address, and the name of its file. */
function pageOf(path: string): string {
  const [pathname = '/'] = path.split(/[?#]/);
  const [, page] = PAGES.find(([pattern]) => pattern.test(pathname)) ?? [];
  return page ?? 'NotFoundPage';
}

const PAGES: readonly (readonly [RegExp, string])[] = [
  [/^\/$/, 'HomePage'],
  [/^\/login\/?$/, 'LoginPage'],
  [/^\/register\/?$/, 'RegisterPage'],
  [/^\/evaluations\/?$/, 'MyEvaluationsPage'],
  [/^\/all-evaluations\/?$/, 'AllEvaluationsPage'],
  [/^\/results\/?$/, 'ResultsPage'],
  [/^\/employee-profile\/[^/]+\/?$/, 'EmployeeProfilePage'],
  [/^\/evaluation\/[^/]+\/?$/, 'EvaluationPage'],
];
