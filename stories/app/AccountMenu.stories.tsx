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
      use: 'Use it in the header. The menu shows who is signed in, and a link to their profile if the list of employees contains it. It has settings for the colour scheme, for the key / that focuses the search, and for the language. The settings are kept after sign-out.',
      accessibility: [
        'The button is named Account, and tells screen readers whether the menu is open.',
        'The e-mail address and the role are the description of the menu.',
        'The three colour schemes are radio items, so screen readers announce which one is selected.',
        'Tab moves the focus from the menu to the select of the language, and from there back to the menu.',
        'A shortcut of one character can be turned off (WCAG 2.1.4).',
        'The arrow keys move the focus, and Enter selects an item. Escape closes the menu without a change and returns the focus to the button.',
        'Until the user selects a scheme, the scheme of the system is used.',
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

/** Signs in with this e-mail address. */
const signedInAs = (email: string | undefined) => () => {
  const { token, role } = session.get();
  session.signIn(token ?? '', role, email);
};
/** The menu shows the theme of the toolbar as selected. */
export const Open: Story = { play: play(open) };
/** An employee has the e-mail address of the signed-in user. */
export const OwnProfile: Story = {
  beforeEach: signedInAs('mario.manager@example.com'),
  play: play(async (context) => {
    await open(context);
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'My profile' })).toBeVisible());
  }),
};
/** The token was not stored by the app, and no answer of the API contains the e-mail address. */
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
