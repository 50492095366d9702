import type { StoryContext } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { ARGUMENTS_ONLY, play, type Meta, type StoryObj } from '../../.storybook/story';
import { SearchStart } from '../../src/features/results/search/SearchStart';
import { keepSearch } from '../../src/features/results/search/recentSearches';
import { addView, chooseStart, deleteView } from '../../src/features/results/views/changeViews';
import { readViews } from '../../src/features/results/views/savedViews';
import { press, seeDialog, seeFailure } from '../steps';

const meta = {
  title: 'Results/Search Start',
  component: SearchStart,
  parameters: {
    unaffectedBy: ARGUMENTS_ONLY,
    docsHeight: '34rem',
    notes: {
      use:
        'On Results before a search: what can be done, the last five searches of this tab, which signing out removes, ' +
        'and the addresses that the user has named in this browser, at most fifty. These are of the e-mail that signed ' +
        'in. Results can start with one of them.',
      accessibility: [
        'They are links in navigations named Recent searches and Saved views, the views in the order of their names.',
        'A link that was followed is gone, so the focus moves to the heading of the screen.',
        'The button of each menu has the name of its view.',
        'A view that was deleted is gone with its button, so the focus moves to the heading of the screen.',
      ],
    },
  },
} satisfies Meta<typeof SearchStart>;

export default meta;
type Story = StoryObj<typeof meta>;

const save = (...names: string[]) => {
  for (const name of names) addView(name, '?q=mar&view=table');
};

async function shown(count: number) {
  await waitFor(() =>
    expect(screen.getAllByRole('button', { name: /^Options of/ })).toHaveLength(count),
  );
}

async function chooseOption({ userEvent }: StoryContext, name: string, entry: string) {
  await press(userEvent, `Options of ${name}`);
  await userEvent.click(await screen.findByRole('menuitem', { name: entry }));
}

const NAMES = ['Everybody', 'Managers', 'Without an evaluation this year'];

/** There are no searches and no views. */
export const Empty: Story = {};
export const RecentSearches: Story = {
  beforeEach() {
    ['grace', 'mar', 'müller', 'bo li', '@example.com'].forEach(keepSearch);
  },
};
/** Long, right-to-left and marked-up texts: each is one line. */
export const LongTexts: Story = {
  beforeEach() {
    ['x'.repeat(3_000), 'שלום עולם', '<b>bold</b> & more', '😀'.repeat(80)].forEach(keepSearch);
  },
};
export const One: Story = {
  beforeEach() {
    save('Managers');
  },
  play: play(() => shown(1)),
};
export const StartAndRecentSearches: Story = {
  beforeEach() {
    ['grace', 'mar', 'müller'].forEach(keepSearch);
    save(...NAMES);
    chooseStart(readViews()[1]?.id ?? null);
  },
  play: play(async () => {
    await shown(NAMES.length);
    await expect(screen.getByText('Start')).toBeVisible();
  }),
};
/** Long, right-to-left and marked-up names among fifty. */
export const Many: Story = {
  beforeEach() {
    const plain = Array.from({ length: 45 }, (_, index) => `View ${index + 1}`);
    save(...plain, 'x'.repeat(60), 'A name that needs all of the sixty characters it may have.');
    save('כל המנהלים', 'جميع الموظفين', '<b>bold</b> & more');
    chooseStart(readViews()[45]?.id ?? null);
  },
  play: play(() => shown(50)),
};
export const MenuOpen: Story = {
  beforeEach() {
    save(...NAMES);
  },
  play: play(async ({ userEvent }) => {
    await press(userEvent, 'Options of Managers');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Rename' })).toBeVisible());
  }),
};
export const Renaming: Story = {
  beforeEach() {
    save(...NAMES);
  },
  play: play(async (context) => {
    await chooseOption(context, 'Managers', 'Rename');
    await seeDialog('Rename view');
    await waitFor(() => expect(screen.getByRole('textbox')).toHaveValue('Managers'));
  }),
};
export const Deleting: Story = {
  beforeEach() {
    save('כל המנהלים');
  },
  play: play(async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: /^Options of/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible());
  }),
};
/** Another tab has just deleted the view. */
export const Failed: Story = {
  beforeEach() {
    save(...NAMES);
  },
  play: play(async (context) => {
    const { userEvent } = context;
    await chooseOption(context, 'Managers', 'Rename');
    const field = await screen.findByRole('textbox', { name: 'Name' });
    await userEvent.type(field, ' of 2026');
    readViews().forEach(({ id }) => deleteView(id));
    await press(userEvent, 'Save');
    await seeFailure(userEvent, /./);
  }),
};
