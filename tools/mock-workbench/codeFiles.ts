import type { Arrangement } from '../../mocks/engine/arrangement';

/** Files of code that show a state of the mock. They run as they are: what fails is logged, and may be. */

/** A test of the screen at the path, for `test/product/`. */
export const testFile = (arrangement: Arrangement, path: string) => `// test/product/state.test.tsx
import { screen } from '@testing-library/react';
import { renderApp } from '../app/renderApp';

test('the screen in this state', async () => {
  jest.spyOn(console, 'error').mockImplementation();
  renderApp({
    path: ${literalOf(path)},
    mock: ${jsonOf(arrangement, 4)},
  });
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
});
`;

/** A story of the screen at the path, for `stories/pages/`. */
export const storyFile = (
  arrangement: Arrangement,
  path: string,
) => `// stories/pages/State.stories.tsx
import type { Meta, StoryObj } from '../../.storybook/story';

const meta = { title: 'Pages/State', tags: ['!autodocs'] } satisfies Meta;

export default meta;

export const State: StoryObj<typeof meta> = {
  parameters: {
    address: ${literalOf(path)},
    mock: ${jsonOf(arrangement, 4)},
    mayLog: ['Error', 'Failed'],
  },
};
`;

const literalOf = (path: string) => `'${path.replaceAll("'", '%27')}'`;

/** As JSON, with the lines after the first indented. */
const jsonOf = (arrangement: Arrangement, indent: number) =>
  JSON.stringify(differencesOf(arrangement), null, 2).replaceAll('\n', `\n${' '.repeat(indent)}`);

/** The differences from the default arrangement. Without host and latency, which tests and stories set themselves. */
function differencesOf({
  version: _version,
  realHost: _realHost,
  latency: _latency,
  rules,
  ...rest
}: Arrangement): Partial<Arrangement> {
  const mocked = Object.entries(rules)
    .map(([id, all]) => [id, all.filter(({ answer }) => answer !== 'real')] as const)
    .filter(([, all]) => all.length > 0);
  return {
    ...rest,
    ...(mocked.length > 0 && { rules: Object.fromEntries(mocked) }),
  };
}
