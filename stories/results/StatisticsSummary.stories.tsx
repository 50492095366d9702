import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import type { StoryParameters } from '../../.storybook/stories/parameters';
import { play } from '../../.storybook/stories/play';
import { StatisticsSummary } from '../../src/features/results/statistics/StatisticsSummary';

const meta = {
  title: 'Results/Statistics Summary',
  component: StatisticsSummary,
  args: { employeeId: 'employee-001', isInView: true },
  parameters: {
    docsHeight: '5rem',
    notes: {
      use: 'On a card of Results, once the card has been in view for a moment. All statistics are in EmployeeStatistics.',
      accessibility: ['It is text. How many evaluations an average is of is always said.'],
    },
  } satisfies StoryParameters,
} satisfies Meta<typeof StatisticsSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

const see = (text: RegExp) =>
  play(async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement).toHaveTextContent(text));
  });

export const Default: Story = { play: see(/^Average\s?7\.1 of 10\s?13 evaluations$/) };
export const Loading: Story = { globals: { scenario: 'statisticsLoading' } };
export const NoEvaluations: Story = {
  args: { employeeId: 'employee-057' },
  play: see(/^No evaluations yet$/),
};
/** The statistics of this employee cannot be read. */
export const Failed: Story = {
  args: { employeeId: 'employee-003' },
  globals: { scenario: 'statisticsError' },
  parameters: { logs: ['Error fetching evaluation results'] } satisfies StoryParameters,
  play: see(/^Average\s?N\/A$/),
};
/** A card that is scrolled past asks for nothing. Its place is kept. */
export const OutOfView: Story = {
  args: { isInView: false },
  play: play(async () => {
    await expect(screen.queryByText('Average')).not.toBeInTheDocument();
  }),
};
