import type { Meta, StoryObj } from '@storybook/react-vite';
import type { StoryParameters } from '../../.storybook/parameters';
import { GridSkeleton } from '../../src/features/employees/table/GridSkeleton';

const meta = {
  title: 'Employees/Grid Skeleton',
  component: GridSkeleton,
  parameters: {
    docsHeight: '42rem',
    notes: {
      use: 'Where the table of employees will be, and as high, so that nothing moves when it comes.',
      accessibility: [
        'Hidden from screen readers; the text above the table says that the employees load.',
        'It does not pulse for whoever wants less motion.',
      ],
    },
  } satisfies StoryParameters,
} satisfies Meta<typeof GridSkeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
