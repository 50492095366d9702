import type { Meta, StoryObj } from '@storybook/react-vite';
import type { StoryParameters } from '../../.storybook/stories/parameters';
import { HistoryFigures } from '../../src/features/evaluations/history/HistoryFigures';

const meta = {
  title: 'Evaluations/History Figures',
  component: HistoryFigures,
  args: { employeeId: 'employee-003' },
  parameters: {
    docsHeight: '10rem',
    notes: {
      use: 'On the profile, above the evaluations that it sums up.',
      accessibility: ['A description list: screen readers read each label with its value.'],
    },
  } satisfies StoryParameters,
} satisfies Meta<typeof HistoryFigures>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Loading: Story = { globals: { scenario: 'loading' } };
/** Somebody who has only just been hired. */
export const NoEvaluations: Story = { args: { employeeId: 'employee-056' } };
/** The server sent no scores and no dates. */
export const Sparse: Story = { globals: { scenario: 'sparse' } };
/** It shows nothing: the history below says that it could not be loaded. */
export const Failed: Story = {
  globals: { scenario: 'serverError' },
  parameters: { logs: ['Failed to fetch evaluations'] } satisfies StoryParameters,
};
