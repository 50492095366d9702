import type { MockConfig } from '../../mocks/config/mockConfig';

/**
 * These functions create files of code that show a state of the mock. The files can be run unchanged: expected failures
 * are logged, and allowed.
 */

/** Creates a test of the screen at the path, for `test/product/`. */
export const testFile = (config: MockConfig, path: string) => `// test/product/state.test.tsx
import { screen } from '@testing-library/react';
import { renderApp } from '../app/renderApp';

test('the screen in this state', async () => {
  jest.spyOn(console, 'error').mockImplementation();
  renderApp({
    path: ${literalOf(path)},
    mock: ${jsonOf(config, 4)},
  });
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
});
`;

/** Creates a story of the screen at the path, for `stories/pages/`. */
export const storyFile = (config: MockConfig, path: string) => `// stories/pages/State.stories.tsx
import type { Meta, StoryObj } from '../../.storybook/story';

const meta = { title: 'Pages/State', tags: ['!autodocs'] } satisfies Meta;

export default meta;

export const State: StoryObj<typeof meta> = {
  parameters: {
    address: ${literalOf(path)},
    mock: ${jsonOf(config, 4)},
    mayLog: ['Error', 'Failed'],
  },
};
`;

const literalOf = (path: string) => `'${path.replaceAll("'", '%27')}'`;

/** Returns JSON whose lines after the first are indented. */
const jsonOf = (config: MockConfig, indent: number) =>
  JSON.stringify(differencesOf(config), null, 2).replaceAll('\n', `\n${' '.repeat(indent)}`);

/**
 * Returns the differences from the default config, without host and latency, which tests and stories set themselves.
 */
function differencesOf({
  version: _version,
  realHost: _realHost,
  latency: _latency,
  rules,
  ...rest
}: MockConfig): Partial<MockConfig> {
  const mocked = Object.entries(rules)
    .map(([id, all]) => [id, all.filter(({ answer }) => answer !== 'real')] as const)
    .filter(([, all]) => all.length > 0);
  return {
    ...rest,
    ...(mocked.length > 0 && { rules: Object.fromEntries(mocked) }),
  };
}
