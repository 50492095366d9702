import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import type { StoryParameters } from '../../.storybook/stories/parameters';
import { play } from '../../.storybook/stories/play';
import { StatisticsPopover } from '../../src/features/results/statistics/StatisticsPopover';

const meta = {
  title: 'Results/Statistics Popover',
  component: StatisticsPopover,
  args: { employeeId: 'employee-001' },
  parameters: {
    docsHeight: '15rem',
    notes: {
      use: 'On the card of everybody who was found on Results. The statistics are read when it opens.',
      accessibility: [
        'The button says that it opens a dialog; the dialog is named Statistics and has the focus.',
        'Escape and a click beside it close it; the focus goes back to the button.',
        'The statistics are a description list, so each number is read with its label.',
      ],
    },
  } satisfies StoryParameters,
} satisfies Meta<typeof StatisticsPopover>;

export default meta;
type Story = StoryObj<typeof meta>;

const open = (shown: RegExp) =>
  play(async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Statistics' }));
    const dialog = await screen.findByRole('dialog', { name: 'Statistics' });
    await waitFor(() => expect(dialog).toBeVisible());
    await waitFor(() => expect(dialog).toHaveTextContent(shown));
  });

export const Closed: Story = {};
export const Open: Story = { play: open(/Average Score\d/) };
export const Loading: Story = {
  globals: { scenario: 'statisticsLoading' },
  play: open(/Average ScoreMax Score/),
};
/** The statistics of this employee cannot be read. */
export const Failed: Story = {
  args: { employeeId: 'employee-003' },
  globals: { scenario: 'statisticsError' },
  parameters: { logs: ['Error fetching evaluation results'] } satisfies StoryParameters,
  play: open(/Total EvaluationsN\/A/),
};
/** Somebody who has only just been hired. */
export const NoEvaluations: Story = {
  args: { employeeId: 'employee-057' },
  play: open(/Total Evaluations0Average ScoreN\/A/),
};
