import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { StoryParameters } from '../../.storybook/stories/parameters';
import { play } from '../../.storybook/stories/play';
import { HomePage } from '../../src/pages/HomePage';

const meta = {
  title: 'Pages/Employees',
  component: HomePage,
  parameters: {
    address: '/',
    docsHeight: '62rem',
    notes: {
      use: 'The home of whoever is signed in: find an employee, open the profile, add an evaluation.',
      accessibility: [
        'A table with headers: Tab reaches its sort buttons and the actions of each row.',
        'A header says which way it sorts, to screen readers too.',
        'How many employees there are, or how many match the search, is a status that is said when it changes.',
        'On a phone the actions are icons that keep the names View Profile and Add Evaluation.',
      ],
    },
  } satisfies StoryParameters,
} satisfies Meta<typeof HomePage>;

export default meta;
type Story = StoryObj<typeof meta>;

const failure = { logs: ['Error fetching employees'] } satisfies StoryParameters;

const searchFor = (text: string, shown: string | RegExp) =>
  play(async ({ userEvent }) => {
    await screen.findByRole('table');
    await userEvent.type(screen.getByRole('searchbox'), text);
    await waitFor(() => expect(screen.getByText(shown)).toBeVisible());
  });

/** An Admin sees everybody, and the link to All Evaluations. */
export const Default: Story = {};
export const AsManager: Story = { globals: { role: 'Manager' } };
/** The header has no link to All Evaluations. */
export const AsEmployee: Story = { globals: { role: 'Employee' } };
/** The server gave a role that the app does not know. */
export const NoRole: Story = { globals: { role: 'none' } };
export const Loading: Story = { globals: { scenario: 'loading' } };
export const Empty: Story = { globals: { scenario: 'empty' } };
/** The server breaks. */
export const Failed: Story = { globals: { scenario: 'serverError' }, parameters: failure };
/** The search looks at all that is known of an employee, the role too. */
export const Searching: Story = { play: searchFor('manager', /^\d+ of 57 employees$/) };
export const NoMatches: Story = { play: searchFor('nobody', 'No employees found.') };
export const Sorted: Story = {
  play: play(async ({ userEvent }) => {
    await screen.findByRole('table');
    const header = screen.getByRole('columnheader', { name: 'Name' });
    await userEvent.click(within(header).getByRole('button'));
    await waitFor(() => expect(header).toHaveAttribute('aria-sort', 'ascending'));
  }),
};
export const LastPage: Story = {
  play: play(async ({ userEvent }) => {
    await screen.findByRole('table');
    await userEvent.click(await screen.findByRole('button', { name: 'Go to page 6' }));
    await waitFor(() => expect(screen.getByText('Noah Anders')).toBeVisible());
  }),
};
/** The server sent fewer employees than it has. */
export const Partial: Story = { globals: { scenario: 'partial' } };
export const TenThousand: Story = { globals: { scenario: 'large' } };
/** Names and addresses that are hard to lay out. */
export const Extreme: Story = { globals: { scenario: 'extreme' } };
/** Nothing is known of anybody. */
export const Sparse: Story = { globals: { scenario: 'sparse' } };
export const AddingAnEmployee: Story = {
  play: play(async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Add Employee' }));
    await waitFor(() =>
      expect(screen.getByRole('dialog', { name: 'Add New Employee' })).toBeVisible(),
    );
  }),
};
export const AddingAnEvaluation: Story = {
  play: play(async ({ userEvent }) => {
    await screen.findByRole('table');
    const row = screen.getByRole('row', { name: /Emma Lindqvist/ });
    await userEvent.click(within(row).getByRole('button', { name: 'Add Evaluation' }));
    await waitFor(() =>
      expect(
        screen.getByRole('dialog', { name: 'Create Evaluation for Emma Lindqvist' }),
      ).toBeVisible(),
    );
  }),
};
