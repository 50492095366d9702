import { expect, screen, waitFor } from 'storybook/test';
import { play, type Meta, type StoryObj } from '../../.storybook/story';
import { deleteView } from '../../src/features/results/views/changeViews';
import { viewsKey } from '../../src/features/results/views/savedViews';
import { ViewsMenu } from '../../src/features/results/views/ViewsMenu';
import { press, seeDialog, seeFailure, type User } from '../steps';

const meta = {
  title: 'Results/Views menu',
  component: ViewsMenu,
  parameters: {
    address: '/results?q=mar&saved=2',
    docsHeight: '34rem',
    notes: {
      use: 'Use it beside the search on Results. It lists the addresses that the user has saved under a name on this device, at most fifty. They belong to the e-mail address that the user signed in with. Results can start with one of them.',
      accessibility: [
        'The name of the button contains the open view, and whether it has changed.',
        'The views are radio items of the menu, sorted by name. The actions for the open view follow them.',
        'After a dialog closes or a view is deleted, the focus returns to the button.',
      ],
    },
  },
} satisfies Meta<typeof ViewsMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

const NAMES = ['Everybody', 'Managers', 'Without an evaluation this year'];

/** Saves views with the ids 1, 2 and so on. The address contains the second view. */
function save(names: readonly string[], start?: number) {
  const views = names.map((name, index) => ({
    ...{ id: index + 1, name, search: '?q=mar' },
    ...(index + 1 === start && { start: true }),
  }));
  localStorage.setItem(viewsKey() ?? '', JSON.stringify(views));
}

const openMenu = async (user: User) => {
  await user.click(await screen.findByRole('button', { name: /^Views/ }));
  await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
};

async function choose(user: User, name: string) {
  await openMenu(user);
  await user.click(screen.getByRole('menuitem', { name }));
}

const menuOpen = play(({ userEvent }) => openMenu(userEvent));

/** Nothing is saved yet. */
export const Empty: Story = { parameters: { address: '/results?q=mar' }, play: menuOpen };
/** No view is open. Results starts with one of them. */
export const NoneOpen: Story = {
  parameters: { address: '/results?q=mar' },
  beforeEach() {
    save(NAMES, 2);
  },
  play: menuOpen,
};
export const Open: Story = {
  beforeEach() {
    save(NAMES);
  },
  play: menuOpen,
};
/** The open view was saved with another order. */
export const Changed: Story = {
  parameters: { address: '/results?q=mar&saved=2&order=name' },
  beforeEach() {
    save(NAMES);
  },
  play: play(async ({ userEvent }) => {
    await openMenu(userEvent);
    await expect(screen.getByRole('menuitem', { name: 'Update' })).toBeVisible();
  }),
};
/** Some of the fifty names are long, right-to-left or contain markup. */
export const LongTexts: Story = {
  beforeEach() {
    const plain = Array.from({ length: 45 }, (_, index) => `View ${index + 1}`);
    const long = ['x'.repeat(60), 'A name that needs all of the sixty characters it may have.'];
    save([
      long[0] ?? '',
      long[1] ?? '',
      'כל המנהלים',
      'جميع الموظفين',
      '<b>bold</b> & more',
      ...plain,
    ]);
  },
  play: menuOpen,
};
export const Renaming: Story = {
  beforeEach() {
    save(NAMES);
  },
  play: play(async ({ userEvent }) => {
    await choose(userEvent, 'Rename');
    await seeDialog('Rename view');
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Managers'),
    );
  }),
};
export const Deleting: Story = {
  beforeEach() {
    save(['Everybody', 'כל המנהלים']);
  },
  play: play(async ({ userEvent }) => {
    await choose(userEvent, 'Delete');
    await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible());
  }),
};
/** Another tab has just deleted the view. */
export const Failed: Story = {
  beforeEach() {
    save(NAMES);
  },
  play: play(async ({ userEvent }) => {
    await choose(userEvent, 'Rename');
    const field = await screen.findByRole('textbox', { name: 'Name' });
    await userEvent.type(field, ' of 2026');
    deleteView(2);
    await press(userEvent, 'Save');
    await seeFailure(userEvent, /./);
  }),
};
