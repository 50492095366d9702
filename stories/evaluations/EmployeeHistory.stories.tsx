import type { Meta, StoryObj } from '@storybook/react-vite';
import type { StoryParameters } from '../../.storybook/stories/parameters';
import { EmployeeHistory } from '../../src/features/evaluations/history/EmployeeHistory';

const meta = {
  title: 'Evaluations/EmployeeHistory',
  component: EmployeeHistory,
  args: { employee: { id: 'employee-014', name: 'ليلى حداد' } },
  parameters: {
    docsHeight: '40rem',
    notes: {
      use: 'On a profile: how the employee was evaluated so far, in the order of the server, and a button that adds an evaluation.',
      accessibility: [
        'A table with a name; on a phone each row looks like a card and is still a row.',
        'Edit and View Details are icons with a name and a tooltip.',
        'While it loads, a screen reader is told so; the bars are only for the eyes.',
      ],
    },
  } satisfies StoryParameters,
} satisfies Meta<typeof EmployeeHistory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Loading: Story = { globals: { scenario: 'loading' } };
export const Failed: Story = {
  globals: { scenario: 'serverError' },
  parameters: { logs: ['Failed to fetch evaluations'] } satisfies StoryParameters,
};

/** Twenty, which is as many as anybody has: they are not paged. */
export const Many: Story = { args: { employee: { id: 'employee-049', name: 'Lars Ångström' } } };
