import { expect, screen, waitFor } from 'storybook/test';
import { play, type Meta, type StoryObj } from '../../.storybook/story';
import type { Employee } from '../../src/api/contract';
import { evaluationQueries } from '../../src/features/evaluations/queries';
import { useResultsAddress } from '../../src/features/results/address';
import { EvaluationsOf } from '../../src/features/results/evaluationsOf';
import { ResultsTable } from '../../src/features/results/table/ResultsTable';
import { TableSkeleton } from '../../src/features/results/table/TableSkeleton';
import { seededEmployees } from '../seeded';
import { see } from '../steps';

const noop = () => undefined;

/** The table with the state in the address, as in Results. */
function Table({ employees }: { employees: Employee[] | undefined }) {
  return (
    <EvaluationsOf value={evaluationQueries.ofEmployee}>
      <ResultsTable
        ref={null}
        employees={employees}
        version={1}
        address={useResultsAddress()}
        onCount={noop}
      />
    </EvaluationsOf>
  );
}

function Skeleton({ employees }: { employees: Employee[] | undefined }) {
  return <TableSkeleton employees={employees} address={useResultsAddress()} />;
}

const meta = {
  title: 'Results/Results Table',
  component: Table,
  args: { employees: seededEmployees('default', 30) },
  parameters: {
    docsHeight: '40rem',
    notes: {
      use:
        'Who was found on Results, as a data grid: pages, sorting, filters, columns and their widths are its own, ' +
        'and in the address. Statistics are read for the rows in view.',
      accessibility: [
        'A grid named Employees found: the arrow keys go from cell to cell, and Tab goes past it.',
        'Sorting or filtering by a statistic is announced, with a progress bar and Cancel.',
        'Where statistics cannot be read, each cell has a button that tries again.',
      ],
    },
  },
} satisfies Meta<typeof Table>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Optional: only rows in view are read, and the window decides which they are. */
const FAILURE = {
  mayLog: ['Error fetching evaluation results', 'Failed to fetch evaluations'],
};

/** The texts of the rendered cells of Total Evaluations. */
const totals = () =>
  [...document.querySelectorAll('[role="gridcell"][data-field="totalEvaluations"]')].map(
    ({ textContent }) => textContent,
  );

/** Waits for the statistics. */
const untilTotals = (assert: () => void) =>
  play(async () => {
    await screen.findByRole('grid');
    await waitFor(assert);
  });

export const Loaded: Story = {
  play: untilTotals(() => {
    void expect(totals().slice(0, 3)).toEqual(['13', '15', '7']);
  }),
};
export const Loading: Story = { args: { employees: undefined } };
/** The skeleton while the code of the table loads. It is as high as the table, and hidden from screen readers. */
export const CodeLoading: Story = { render: Skeleton };
export const CodeLoadingFew: Story = {
  args: { employees: seededEmployees('default', 3) },
  render: Skeleton,
};
export const StatisticsLoading: Story = {
  globals: { state: 'statisticsLoading' },
  play: untilTotals(() => {
    void expect(totals().length).toBeGreaterThan(0);
    void expect(totals().join('')).toBe('');
  }),
};
/** The statistics of every third employee cannot be read. */
export const StatisticsFailed: Story = {
  globals: { state: 'statisticsError' },
  parameters: FAILURE,
  play: untilTotals(() => {
    void expect(totals().slice(0, 3)).toContain('Try again');
  }),
};
/** The statistics of one employee have arrived, of another have failed, of a third never arrive. */
export const StatisticsInParts: Story = {
  globals: { state: 'statisticsInParts' },
  parameters: FAILURE,
  play: untilTotals(() => {
    void expect(totals().slice(0, 3)).toEqual(['13', 'Try again', '']);
  }),
};
/** All statistics are read before the table can be sorted by one. */
export const ReadingAll: Story = {
  globals: { state: 'statisticsLoading' },
  play: play(async ({ userEvent }) => {
    await userEvent.click(await screen.findByText('Total Evaluations'));
    await waitFor(() =>
      expect(screen.getByRole('progressbar', { name: 'Statistics' })).toBeVisible(),
    );
    await expect(screen.getByText('0 of 30')).toBeVisible();
  }),
};
/** A filter that matches nobody. */
export const Empty: Story = {
  play: play(async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Find in the table' }));
    await userEvent.type(screen.getByPlaceholderText('Find in the table…'), 'nobody');
    await see('No results found.');
  }),
};
/** The employees have no optional values. */
export const Sparse: Story = {
  args: { employees: seededEmployees('default', 9).map(({ _id }) => ({ _id })) },
};
/** Names and addresses that are long, right-to-left or wide. */
export const LongTexts: Story = { args: { employees: seededEmployees('extreme', 10) } };
