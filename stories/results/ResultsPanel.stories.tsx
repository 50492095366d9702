import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import type { StoryParameters } from '../../.storybook/parameters';
import { play } from '../../.storybook/play';
import { ResultsPanel } from '../../src/features/results/ResultsPanel';

const FAILURE: StoryParameters = { logs: ['Error fetching employees'] };

const meta = {
  title: 'Results/Results Panel',
  component: ResultsPanel,
  parameters: {
    docsHeight: '40rem',
    notes: {
      use: 'On Results: asks the server for employees, shows their statistics, exports them.',
      accessibility: [
        'A search landmark: Enter in the field and the button do the same; typing alone does nothing.',
        'The view is a group of two buttons, of which one is pressed.',
        'How many were found, and that nobody was, is read out.',
        'While it searches there is a progress bar named Searching.',
        'Where the employees cannot be read there is a text, and a button that tries again.',
      ],
    },
  } satisfies StoryParameters,
} satisfies Meta<typeof ResultsPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

async function find({ userEvent }: StoryContext, text: string, shown: RegExp) {
  await userEvent.type(await screen.findByRole('searchbox'), `${text}{Enter}`);
  await expect(await screen.findByText(shown)).toBeVisible();
}

const search = (text: string, shown: RegExp) => play((context) => find(context, text, shown));

/** Before a search. */
export const Default: Story = {};
export const Found: Story = { play: search('ma', /^\d+ found$/) };
/** An empty text finds all of them. */
export const Everybody: Story = { play: search('', /^57 found$/) };
export const Loading: Story = {
  globals: { scenario: 'loading' },
  play: play(async ({ userEvent }) => {
    await userEvent.type(await screen.findByRole('searchbox'), 'ma{Enter}');
    await expect(await screen.findByRole('progressbar', { name: 'Searching' })).toBeVisible();
  }),
};
export const NoMatches: Story = {
  play: search('nobody', /^No employees found matching your search\.$/),
};
export const Failed: Story = {
  globals: { scenario: 'serverError' },
  parameters: FAILURE,
  play: search('ma', /^No employees found\.$/),
};
export const Offline: Story = {
  globals: { scenario: 'offline' },
  parameters: FAILURE,
  play: search('ma', /^No employees found\.$/),
};
export const Table: Story = {
  play: play(async (context) => {
    await find(context, '', /^57 found$/);
    await context.userEvent.click(screen.getByRole('button', { name: 'Table' }));
    await waitFor(() =>
      expect(screen.getByRole('grid', { name: 'Employees found' })).toBeVisible(),
    );
  }),
};
/** The statistics of everybody who was found are being read. */
export const Exporting: Story = {
  globals: { scenario: 'statisticsLoading' },
  play: play(async (context) => {
    await find(context, '', /^57 found$/);
    await context.userEvent.click(screen.getByRole('button', { name: 'Export to Excel' }));
    await expect(await screen.findByText('0 of 57')).toBeVisible();
  }),
};
/** Names and addresses that are long, right-to-left or wide. */
export const Extreme: Story = {
  globals: { scenario: 'extreme' },
  play: search('', /^57 found$/),
};
/** The server sent no fact about anybody. */
export const Sparse: Story = { globals: { scenario: 'sparse' }, play: search('', /^57 found$/) };
