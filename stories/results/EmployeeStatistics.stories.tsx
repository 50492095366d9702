import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import type { StoryParameters } from '../../.storybook/stories/parameters';
import { play } from '../../.storybook/stories/play';
import { EmployeeStatistics } from '../../src/features/results/statistics/EmployeeStatistics';

const meta = {
  title: 'Results/Employee Statistics',
  component: EmployeeStatistics,
  args: { employeeId: 'employee-001' },
  parameters: {
    docsHeight: '9rem',
    notes: {
      use: 'In the card of an employee on Results. Most are there already: StatisticsSummary read them when the card came into view.',
      accessibility: [
        'The statistics are a description list, so each number is read with its label.',
        'On the card, a group named Statistics of the employee is around them.',
      ],
    },
  } satisfies StoryParameters,
} satisfies Meta<typeof EmployeeStatistics>;

export default meta;
type Story = StoryObj<typeof meta>;

const see = (...expected: string[]) =>
  play(async () => {
    await waitFor(() =>
      expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(
        expected,
      ),
    );
  });

export const Default: Story = { play: see('13', '7.1 of 10', '10 of 10', '2 of 10') };
export const Loading: Story = {
  globals: { scenario: 'statisticsLoading' },
  play: see('', '', '', ''),
};
/** The statistics of this employee cannot be read. */
export const Failed: Story = {
  args: { employeeId: 'employee-003' },
  globals: { scenario: 'statisticsError' },
  parameters: { logs: ['Error fetching evaluation results'] } satisfies StoryParameters,
  play: see('N/A', 'N/A', 'N/A', 'N/A'),
};
/** An employee who has only just been hired. */
export const NoEvaluations: Story = {
  args: { employeeId: 'employee-057' },
  play: see('0', 'N/A', 'N/A', 'N/A'),
};
