import { play, type Meta, type StoryObj } from '../../.storybook/story';
import { AllEvaluationsPage } from '../../src/pages/AllEvaluationsPage';
import { see } from '../steps';

const OPEN = '/all-evaluations?overview=1';

const meta = {
  title: 'Pages/Evaluations Overview',
  component: AllEvaluationsPage,
  parameters: {
    address: OPEN,
    docsHeight: '80rem',
    notes: {
      use: 'What all evaluations say, above their list: how many a month, the scores by evaluator, two evaluators compared, what is missing, and who was not evaluated for a year. It reads every page when it is opened.',
      accessibility: [
        'Each chart is a region with its description in words, and can be shown as a table.',
        'How far the reading is, is a progress bar; what could not be read is said at once.',
        'The bars take the arrow keys and Enter. What is behind a mark is a list below its chart, which takes the focus.',
        'Which evaluations are shown, the tables, the year and the two evaluators are part of the address.',
      ],
    },
  },
} satisfies Meta<typeof AllEvaluationsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const failure = { logs: ['Failed to fetch evaluations'] };
const until = (text: RegExp) => play(() => see(text));

const read = until(/read at/);

/** 400 evaluations of two years by thirteen evaluators. */
export const Loaded: Story = { play: read };
export const Empty: Story = { globals: { state: 'empty' }, play: read };
export const One: Story = {
  parameters: {
    mock: {
      rules: {
        listEvaluations: [
          {
            answer: 'fixed',
            status: 200,
            body: {
              evaluations: [
                {
                  _id: 'evaluation-1001',
                  employee: { _id: 'employee-008', name: 'Grace Hopper' },
                  evaluator: { _id: 'employee-001', name: 'Ada Lovelace' },
                  score: 9,
                  note: '',
                  createdAt: '2025-05-04T09:30:00.000Z',
                },
              ],
              totalPages: 1,
            },
          },
        ],
      },
    },
  },
  play: read,
};
/** 8,000 evaluations of ten years, and of 2,000 employees. */
export const Many: Story = {
  globals: { state: 'manyEmployees' },
  play: until(/^8,000 evaluations, read at/),
};
/** The employees whom both evaluators have scored, and the two evaluations of one of them. */
export const RatersCompared: Story = {
  parameters: {
    address: `${OPEN}&rater=employee-001&other=employee-002`,
  },
  play: until(/employees whom both have scored/),
};
/** The evaluations of a month and a year, with the charts as tables. */
export const BehindAMonth: Story = {
  parameters: {
    address: `${OPEN}&year=2026&of=month:2026-03&tables=evaluations-a-month,scores-by-evaluator`,
  },
  play: read,
};
/** The pages never arrive. */
export const Loading: Story = {
  parameters: {
    mock: {
      rules: {
        listEvaluations: [
          {
            answer: 'mock',
            delay: 'forever',
            when: { in: 'query', name: 'limit', equals: '100' },
          },
        ],
      },
    },
  },
  play: until(/^Reading all evaluations/),
};
/** One page of four could not be read. */
export const PartlyFailed: Story = {
  globals: { state: 'thirdPageFails' },
  parameters: failure,
  play: until(/^1 page could not be read/),
};
/** The server breaks. */
export const Failed: Story = {
  globals: { state: 'serverError' },
  parameters: {
    logs: [...failure.logs, 'Error fetching employees'],
  },
  play: until(/^The evaluations could not be read/),
};
/** The server refuses. The request is not repeated. */
export const Refused: Story = {
  globals: { state: 'strictRoles', role: 'Employee' },
  parameters: failure,
  play: until(/^The server refuses the overview/),
};
/** Names that are hard to lay out. */
export const LongTexts: Story = {
  globals: { state: 'extreme' },
  parameters: {
    address: `${OPEN}&rater=employee-001&other=employee-002`,
  },
  play: read,
};
/** The evaluations have no optional values. */
export const Sparse: Story = { globals: { state: 'sparse' }, play: read };
