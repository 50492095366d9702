import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import type { StoryParameters } from '../../.storybook/parameters';
import { play } from '../../.storybook/play';
import { EmployeesPanel } from '../../src/features/employees/EmployeesPanel';

const FAILURE: StoryParameters = { logs: ['Error fetching employees'] };

const meta = {
  title: 'Employees/Employees Panel',
  component: EmployeesPanel,
  args: { onAddEvaluation: fn() },
  parameters: {
    docsHeight: '52rem',
    notes: {
      use: 'On Home: finds, sorts and pages through all employees, without asking the server again.',
      accessibility: [
        'How many employees there are, and how many match, is read out when it changes.',
        'The search box, the columns menu, the headers, the actions of each row and the pages are reached with Tab.',
        'While the employees load, Loading employees... is read out; the bars are for the eyes alone.',
        'Where they cannot be read there is a text, and a button that tries again.',
      ],
    },
  } satisfies StoryParameters,
} satisfies Meta<typeof EmployeesPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

const search = (text: string, said: RegExp) =>
  play(async ({ userEvent }) => {
    await userEvent.type(await screen.findByRole('searchbox'), text);
    await expect(await screen.findByText(said)).toBeVisible();
  });

export const Default: Story = {};
export const Loading: Story = { globals: { scenario: 'loading' } };
export const Empty: Story = { globals: { scenario: 'empty' } };
export const Failed: Story = { globals: { scenario: 'serverError' }, parameters: FAILURE };
export const Offline: Story = { globals: { scenario: 'offline' }, parameters: FAILURE };
export const Matches: Story = { play: search('sales', /^\d+ of 57 employees$/) };
export const NoMatches: Story = { play: search('nobody', /^0 of 57 employees$/) };
/** A menu shows the columns that are hidden at first. */
export const ChoosingColumns: Story = {
  play: play(async ({ userEvent }) => {
    await screen.findByText('57 employees');
    await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
    for (const name of ['Position', 'Hire Date']) {
      await userEvent.click(await screen.findByRole('menuitemcheckbox', { name }));
    }
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByText(/Operations Director/)).toBeVisible());
  }),
};
/** Seven employees on a page for ten: the pages below stay where they are. */
export const LastPage: Story = {
  play: play(async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Go to page 6' }));
    await expect(await screen.findByRole('button', { name: 'page 6' })).toBeVisible();
  }),
};
/** The server sent fewer than it has. */
export const Partial: Story = { globals: { scenario: 'partial' } };
export const TenThousand: Story = { globals: { scenario: 'large' } };
/** Names and addresses that are long, right-to-left or wide. */
export const Extreme: Story = { globals: { scenario: 'extreme' } };
/** The server sent no fact about anybody. */
export const Sparse: Story = { globals: { scenario: 'sparse' } };
