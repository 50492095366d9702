import { expect, fn, screen, waitFor } from 'storybook/test';
import { ARGUMENTS_ONLY, play, type Meta, type StoryObj } from '../../.storybook/story';
import { NavigationMenu } from '../../src/app/layout/NavigationMenu';
import { paths } from '../../src/lib/url/paths';

const meta = {
  title: 'App/Navigation menu',
  component: NavigationMenu,
  args: {
    links: [
      { text: 'Home', to: paths.home },
      { text: 'My Evaluations', to: paths.evaluations },
      { text: 'All Evaluations', to: paths.allEvaluations },
      { text: 'Results', to: paths.results },
    ],
    onLogout: fn(),
  },
  parameters: {
    unaffectedBy: ARGUMENTS_ONLY,
    docsHeight: '23rem',
    notes: {
      use: 'Use it in the header of screens that are narrower than 900 px, in place of the links and Logout.',
      accessibility: [
        'The button is named Menu, and tells screen readers whether the menu is open.',
        'The arrow keys move through the menu, and Enter selects an item. Escape closes the menu and returns the focus to the button.',
        'The link of the open screen is marked as the current page. It also differs in colour and in weight.',
        'Each line is 48 px high, which is enough for a thumb.',
      ],
    },
  },
} satisfies Meta<typeof NavigationMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: play(async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Menu' }));
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Logout' })).toBeVisible());
  }),
};
