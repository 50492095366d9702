import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import type { StoryParameters } from '../../.storybook/stories/parameters';
import { play } from '../../.storybook/stories/play';
import { EmployeesPanel } from '../../src/features/employees/EmployeesPanel';

const meta = {
  title: 'Employees/Employees Panel',
  component: EmployeesPanel,
  args: { onAddEmployee: fn(), onAddEvaluation: fn() },
  parameters: {
    docsHeight: '52rem',
    notes: {
      use: 'On Home: finds, sorts and pages through all employees, without asking the server again. Its states are on Pages/Employees.',
      accessibility: [
        'How many employees there are, and how many match, is read out when it changes.',
        'The search box, the columns menu, the headers, the actions of each row and the pages are reached with Tab.',
        'While the employees load, Loading employees... is read out; the bars are for the eyes alone.',
        'Where they cannot be read there is an alert, and a button that tries again.',
      ],
    },
  } satisfies StoryParameters,
} satisfies Meta<typeof EmployeesPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** Nobody was added yet. */
export const Nobody: Story = { globals: { scenario: 'empty' } };
/** A menu shows the columns that are hidden at first. */
export const ChoosingColumns: Story = {
  play: play(async ({ userEvent }) => {
    await screen.findByText('57 employees');
    await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
    for (const name of ['Position', 'Hire Date']) {
      await userEvent.click(await screen.findByRole('menuitemcheckbox', { name }));
    }
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByText(/IT Administrator/)).toBeVisible());
  }),
};
