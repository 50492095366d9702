import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import type { StoryParameters } from '../../.storybook/stories/parameters';
import { play } from '../../.storybook/stories/play';
import { SearchStart } from '../../src/features/results/search/SearchStart';
import { keepSearch } from '../../src/features/results/search/recentSearches';
import { addView, chooseStart, deleteView } from '../../src/features/results/views/changeViews';
import { readViews } from '../../src/features/results/views/savedViews';
import { failureToast } from '../accounts/steps';

const meta = {
  title: 'Results/Saved Views',
  component: SearchStart,
  parameters: {
    docsHeight: '34rem',
    notes: {
      use:
        'On Results before a search: the addresses that the user has named in this browser, at most fifty. They are ' +
        'of the e-mail that signed in. Results can start with one of them.',
      accessibility: [
        'They are links in a navigation named Saved views, in the order of their names.',
        'The button of each menu has the name of its view.',
        'A view that was deleted is gone with its button, so the focus moves to the heading of the screen.',
      ],
    },
  } satisfies StoryParameters,
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

async function choose({ userEvent }: StoryContext, name: string, entry: string) {
  await userEvent.click(await screen.findByRole('button', { name: `Options of ${name}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: entry }));
}

const NAMES = ['Everybody', 'Managers', 'Without an evaluation this year'];

/** Nothing of it is there. */
export const Empty: Story = {};
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
    await userEvent.click(await screen.findByRole('button', { name: 'Options of Managers' }));
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Rename' })).toBeVisible());
  }),
};
export const Renaming: Story = {
  beforeEach() {
    save(...NAMES);
  },
  play: play(async (context) => {
    await choose(context, 'Managers', 'Rename');
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Rename view' })).toBeVisible());
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
/** Another tab has deleted it meanwhile. */
export const Failed: Story = {
  beforeEach() {
    save(...NAMES);
  },
  play: play(async (context) => {
    const { userEvent } = context;
    await choose(context, 'Managers', 'Rename');
    const field = await screen.findByRole('textbox', { name: 'Name' });
    await userEvent.type(field, ' of 2026');
    readViews().forEach(({ id }) => deleteView(id));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await expect(await failureToast(userEvent)).toBeVisible();
  }),
};
