import type { Meta, StoryObj } from '@storybook/react-vite';
import type { StoryParameters } from '../../.storybook/stories/parameters';
import type { Employee } from '../../src/api/contract';
import { useResultsAddress } from '../../src/features/results/address';
import { TableSkeleton } from '../../src/features/results/table/TableSkeleton';
import { employeesOf } from '../employees/people';

function Skeleton({ employees }: { employees: Employee[] | undefined }) {
  return <TableSkeleton employees={employees} address={useResultsAddress()} />;
}

const meta = {
  title: 'Results/Table Skeleton',
  component: Skeleton,
  args: { employees: undefined },
  parameters: {
    docsHeight: '40rem',
    notes: {
      use: 'On Results, in the place of the table while its code is loaded, and as high as it will be.',
      accessibility: ['It is hidden from screen readers.'],
    },
  } satisfies StoryParameters,
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** Three people have been found. */
export const Few: Story = { args: { employees: employeesOf().slice(0, 3) } };
