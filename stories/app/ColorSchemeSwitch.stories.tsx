import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import type { StoryParameters } from '../../.storybook/stories/parameters';
import { play } from '../../.storybook/stories/play';
import { ColorSchemeSwitch } from '../../src/app/layout/ColorSchemeSwitch';

const meta = {
  title: 'App/Color Scheme Switch',
  component: ColorSchemeSwitch,
  parameters: {
    docsHeight: '13rem',
    notes: {
      use: 'In the header. Its icon is that of the scheme chosen; the choice outlives signing out.',
      accessibility: [
        'The button is named Colour scheme, shows the name as a tooltip and says whether the menu is open.',
        'The menu holds three choices, of which the screen reader hears which one is checked.',
        'Arrow keys move, Enter chooses, Escape leaves it as it is and goes back to the button.',
        'Until somebody chooses, the scheme is the one of the system.',
      ],
    },
  } satisfies StoryParameters,
} satisfies Meta<typeof ColorSchemeSwitch>;

export default meta;
type Story = StoryObj<typeof meta>;

async function open({ userEvent }: StoryContext) {
  await userEvent.click(await screen.findByRole('button', { name: 'Colour scheme' }));
  await waitFor(() => expect(screen.getByRole('menuitemradio', { name: 'System' })).toBeVisible());
}

export const Closed: Story = {};
/** The theme of the toolbar is the one chosen. */
export const Open: Story = { play: play(open) };
/** As on a first visit: light or dark is up to the system, whatever the toolbar says. */
export const FollowingTheSystem: Story = {
  play: play(async (context) => {
    await open(context);
    await context.userEvent.click(screen.getByRole('menuitemradio', { name: 'System' }));
    await open(context);
    await expect(screen.getByRole('menuitemradio', { name: 'System' })).toBeChecked();
  }),
};
