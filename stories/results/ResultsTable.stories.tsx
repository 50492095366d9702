import { expect, screen, waitFor } from 'storybook/test';
import { play, type Meta, type StoryObj } from '../../.storybook/story';
import type { Employee } from '../../src/api/contract';
import { useResultsAddress } from '../../src/features/results/address';
import { ResultsTable } from '../../src/features/results/table/ResultsTable';
import { FIELDS } from '../../src/features/results/fields';
import { TableSkeleton } from '../../src/features/results/table/TableSkeleton';
import { seededEmployees } from '../seeded';

/** The table with its state in the address, as in Results. */
function Table({ employees }: { employees: Employee[] | undefined }) {
  return (
    <ResultsTable
      results={employees}
      statistics={undefined}
      address={useResultsAddress()}
      detailOf={() => undefined}
      onEvaluate={() => undefined}
    />
  );
}

function Skeleton({ employees }: { employees: Employee[] | undefined }) {
  return <TableSkeleton results={employees} address={useResultsAddress()} />;
}

const meta = {
  title: 'Results/Results table',
  component: Table,
  args: { employees: seededEmployees('default', 30) },
  parameters: {
    docsHeight: '40rem',
    notes: {
      use: 'Use it for the employees whom a search on Results has found. It is a data grid. The address contains its page, its columns and the order that a header selects. Statistics are loaded for the rows in view.',
      accessibility: [
        'It is a grid named Employees found. The arrow keys move from cell to cell, and Tab leaves the grid.',
        'Each row has a checkbox that selects the person, and a button that evaluates the person.',
        'If statistics cannot be loaded, each cell has a button that tries again.',
      ],
    },
  },
} satisfies Meta<typeof Table>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The failure is optional, because only rows in view are loaded, and the size of the window determines these rows. */
const FAILURE = {
  mayLog: ['Error fetching evaluation results', 'Failed to fetch evaluations'],
};

/** Returns the texts of the rendered cells of Evaluations. */
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
/**
 * The skeleton is shown while the code of the table loads. It is as high as the table, and hidden from screen readers.
 */
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
/** The statistics of every third employee cannot be loaded. */
export const StatisticsFailed: Story = {
  globals: { state: 'statisticsError' },
  parameters: FAILURE,
  play: untilTotals(() => {
    void expect(totals().slice(0, 3)).toContain('Try again');
  }),
};
/** The statistics of one employee have arrived, those of another have failed, and those of a third never arrive. */
export const StatisticsInParts: Story = {
  globals: { state: 'statisticsInParts' },
  parameters: FAILURE,
  play: untilTotals(() => {
    void expect(totals().slice(0, 3)).toEqual(['13', 'Try again', '']);
  }),
};
/** All columns are shown. They do not fit in a window of 1280 px. */
export const AllColumns: Story = {
  parameters: { address: `/results?q=&view=table&columns=${FIELDS.join()}` },
};
export const Compact: Story = {
  parameters: { address: '/results?q=&view=table&density=compact' },
};
/** The employees have no optional values. */
export const Sparse: Story = {
  args: { employees: seededEmployees('default', 9).map(({ _id }) => ({ _id })) },
};
/** The names and addresses are long, right-to-left or wide. */
export const LongTexts: Story = { args: { employees: seededEmployees('extreme', 10) } };
