import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import type { StoryParameters } from '../../.storybook/parameters';
import { play } from '../../.storybook/play';
import { EmployeesGrid } from '../../src/features/employees/table/EmployeesGrid';
import type { Sorting } from '../../src/features/employees/model/sorting';
import { employeesOf, firstPage, page, strangers } from './people';

const meta = {
  title: 'Employees/Employees Grid',
  component: EmployeesGrid,
  args: firstPage(),
  parameters: {
    docsHeight: '42rem',
    notes: {
      use:
        'One page of employees. It sorts and pages nothing by itself: a header that is pressed says so ' +
        'to the panel around it, which gives it other rows.',
      accessibility: [
        'A grid named Employees: arrow keys go from cell to cell, Enter on a header sorts, Ctrl and Enter open its menu.',
        'A sorted column says in which direction; an arrow shows it.',
        'Role and Total Evaluations sort by something else, and say by what in their description.',
        'On narrow screens the facts stand under the name, and the actions are icons with the same names.',
        'A name that is cut off is whole in its tooltip, or on the profile.',
      ],
    },
  } satisfies StoryParameters,
} satisfies Meta<typeof EmployeesGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

const sorted = (sorting: Sorting): Story => ({
  args: { rows: page(employeesOf(), sorting), sorting },
});

export const Default: Story = {};
export const SortedAscending = sorted({ field: 'name', direction: 'asc' });
export const SortedDescending = sorted({ field: 'name', direction: 'desc' });
/** Where nobody matches a search, or there is nobody. */
export const Empty: Story = { args: { rows: [] } };
/** A full table is as high as an almost empty one. */
export const OneRow: Story = { args: { rows: page(employeesOf()).slice(0, 1) } };
/** Names and addresses that are long, right-to-left or wide. */
export const Extreme: Story = { args: { rows: page(employeesOf('extreme')) } };
/** Employees of whom nothing is known. */
export const Sparse: Story = { args: { rows: page(strangers()) } };
export const ColumnMenuOpen: Story = {
  play: play(async ({ userEvent }) => {
    await openColumnMenu(userEvent);
  }),
};
/** Position and Hire Date are hidden until somebody wants them. */
export const ChoosingColumns: Story = {
  play: play(async ({ userEvent }) => {
    await userEvent.click(await openColumnMenu(userEvent));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Position' }));
    await expect(await screen.findByRole('columnheader', { name: 'Position' })).toBeVisible();
  }),
};

/** Answers the menu's way to the choice of columns. */
async function openColumnMenu(userEvent: StoryContext['userEvent']) {
  const header = await screen.findByRole('columnheader', { name: 'Name' });
  header.focus();
  // Its button appears under a real pointer only.
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  const manage = await screen.findByRole('menuitem', { name: 'Manage columns' });
  await expect(manage).toBeVisible();
  return manage;
}
