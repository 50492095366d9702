import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { StoryParameters } from '../../.storybook/stories/parameters';
import { play } from '../../.storybook/stories/play';
import type { Sorting } from '../../src/features/employees/model/sorting';
import { EmployeesTable } from '../../src/features/employees/table/EmployeesTable';
import { employeesOf, firstPage, page, sparseEmployees } from './people';

const meta = {
  title: 'Employees/Employees Table',
  component: EmployeesTable,
  args: firstPage(),
  parameters: {
    docsHeight: '42rem',
    notes: {
      use:
        'One page of employees. The panel around it searches, sorts and pages: the table tells it which header ' +
        'was pressed, and gets other rows.',
      accessibility: [
        'A table named Employees. Each header but Actions is a button, and the sorted one has aria-sort and an arrow.',
        'Role and Total Evaluations sort by something else. The description of their buttons says by what, and is shown on hover, on focus and while they sort.',
        'The name of an employee is a link to the profile.',
        'On narrow screens the facts are below the name, and the actions are icons with the same names.',
        'A text that is cut off is whole in its tooltip.',
        'While the rows load, the table is hidden from screen readers and cannot be focused.',
      ],
    },
  } satisfies StoryParameters,
} satisfies Meta<typeof EmployeesTable>;

export default meta;
type Story = StoryObj<typeof meta>;

const sorted = (sorting: Sorting): Story => ({
  args: { rows: page(employeesOf(), sorting), sorting },
});

export const Default: Story = {};
export const Loading: Story = { args: { rows: undefined } };
export const SortedAscending = sorted({ field: 'name', direction: 'asc' });
export const SortedDescending = sorted({ field: 'name', direction: 'desc' });
/** On narrow screens the two are a line below the name. */
export const AllColumns: Story = { args: { chosen: ['position', 'hireDate'] } };
/** Nobody matches the search. */
export const Empty: Story = { args: { rows: [] } };
/** The only one of a search, after which it is as high as its rows. */
export const OneRow: Story = { args: { rows: page(employeesOf()).slice(0, 1), leastRows: 1 } };
/** The last page of several. It is as high as a full page, so that the pages below it stay in place. */
export const LastPage: Story = { args: { rows: page(employeesOf()).slice(0, 3) } };
/** The tint of an employee who was just saved fades. With reduced motion it stays for as long, and then goes. */
export const Saved: Story = { args: { markedId: 'employee-002' } };
/** The order is by a column that may not be shown. */
export const SortedByPosition = sorted({ field: 'role', direction: 'asc' });
/** Names and addresses that are long, right-to-left or wide. */
export const Extreme: Story = {
  args: { rows: page(employeesOf('extreme')), chosen: ['position', 'hireDate'] },
};
/** Employees of whom nothing is known. */
export const Sparse: Story = {
  args: { rows: page(sparseEmployees()), chosen: ['position', 'hireDate'] },
};
/** With the keyboard: the header that has the focus says what it sorts by. */
export const SortDescription: Story = {
  play: play(async ({ userEvent }) => {
    const [name] = within(await screen.findByRole('table')).getAllByRole('button');
    name?.focus();
    await userEvent.tab();
    const role = screen.queryByRole('button', { name: 'Role' });
    // A narrow screen has no column for the role.
    if (!role) return;
    await expect(role).toHaveAccessibleDescription('Sorts by position');
    await waitFor(() => expect(screen.getByText('Sorts by position')).toBeVisible());
    await expect(screen.getByText('Sorts by hire date')).not.toBeVisible();
  }),
};
