import type { StoryContext } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { play, type Meta, type StoryObj } from '../../.storybook/story';
import { AccountMenu } from '../../src/app/layout/AccountMenu';
import { session } from '../../src/session/session';

const meta = {
  title: 'App/Account menu',
  component: AccountMenu,
  parameters: {
    docsHeight: '26rem',
    notes: {
      use:
        'In the header: who is signed in, their profile where the list of employees has it, the colour scheme, whether the key / focuses the search, and the language. The choices ' +
        'outlive signing out.',
      accessibility: [
        'The button is named Account and says whether the menu is open.',
        'The address and the role are the description of the menu.',
        'The schemes are three choices, of which the screen reader hears which one is checked.',
        'Tab leads from the menu to the select of the language, and Tab in it back.',
        'A shortcut of one character can be turned off (WCAG 2.1.4).',
        'Arrow keys move, Enter chooses, Escape leaves it as it is and goes back to the button.',
        'Until somebody chooses, the scheme is the one of the system.',
      ],
    },
  },
} satisfies Meta<typeof AccountMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

async function open({ userEvent }: StoryContext) {
  await userEvent.click(await screen.findByRole('button', { name: 'Account' }));
  await waitFor(() => expect(screen.getByRole('menuitemradio', { name: 'System' })).toBeVisible());
}

/** Signs in with this address. */
const signedInAs = (email: string | undefined) => () => {
  const { token, role } = session.get();
  session.signIn(token ?? '', role, email);
};
/** The menu shows the theme of the toolbar as selected. */
export const Open: Story = { play: play(open) };
/** An employee has the address of the sign-in. */
export const OwnProfile: Story = {
  beforeEach: signedInAs('mario.manager@example.com'),
  play: play(async (context) => {
    await open(context);
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'My profile' })).toBeVisible());
  }),
};
/** Something else stored the token, and no answer of the API contains the address. */
export const UnknownAddress: Story = { beforeEach: signedInAs(undefined), play: play(open) };
export const LongTexts: Story = {
  beforeEach: signedInAs(`${'maximilian.'.repeat(9)}m@a-rather-long-domain.example.com`),
  play: play(open),
};
/** The user is signed in, but the role is not Employee, Manager or Admin. */
export const NoRole: Story = { globals: { role: 'noRole' }, play: play(open) };
/** On a first visit the system determines the theme, not the toolbar. */
export const FollowingTheSystem: Story = {
  play: play(async (context) => {
    await open(context);
    await context.userEvent.click(screen.getByRole('menuitemradio', { name: 'System' }));
    await open(context);
    await expect(screen.getByRole('menuitemradio', { name: 'System' })).toBeChecked();
  }),
};
/** The search fields no longer show the key. */
export const ShortcutTurnedOff: Story = {
  play: play(async (context) => {
    await open(context);
    const option = screen.getByRole('menuitemcheckbox', { name: 'Press / to search' });
    await context.userEvent.click(option);
    await expect(option).not.toBeChecked();
  }),
};
