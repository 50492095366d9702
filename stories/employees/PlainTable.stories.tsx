import type { Meta, StoryObj } from '@storybook/react-vite';
import type { StoryParameters } from '../../.storybook/parameters';
import { PlainTable } from '../../src/features/employees/table/PlainTable';
import { employeesOf, firstPage, page, strangers } from './people';

const meta = {
  title: 'Employees/Plain Table',
  component: PlainTable,
  args: firstPage(),
  parameters: {
    docsHeight: '42rem',
    notes: {
      use:
        'The first rows, before the code of the Employees Grid is there. It has the same measures, so that ' +
        'the grid can take its place without a shift.',
      accessibility: [
        'A table named Employees; its headers are buttons, and a sorted one says in which direction.',
        'Who is in it with the keyboard is in the same place of the grid afterwards.',
      ],
    },
  } satisfies StoryParameters,
} satisfies Meta<typeof PlainTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const SortedDescending: Story = {
  args: {
    rows: page(employeesOf(), { field: 'name', direction: 'desc' }),
    sorting: { field: 'name', direction: 'desc' },
  },
};
export const Empty: Story = { args: { rows: [] } };
/** Names and addresses that are long, right-to-left or wide. */
export const Extreme: Story = { args: { rows: page(employeesOf('extreme')) } };
/** Employees of whom nothing is known. */
export const Sparse: Story = { args: { rows: page(strangers()) } };
