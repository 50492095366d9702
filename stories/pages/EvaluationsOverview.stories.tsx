import { screen } from 'storybook/test';
import { play, type Meta, type StoryObj } from '../../.storybook/story';
import { AllEvaluationsPage } from '../../src/pages/AllEvaluationsPage';
import { see, seeProgress } from '../steps';

const OPEN = '/all-evaluations?overview=1';

const meta = {
  title: 'Pages/Evaluations Overview',
  component: AllEvaluationsPage,
  parameters: {
    address: OPEN,
    docsHeight: '80rem',
    notes: {
      use: 'Use this screen to decide what to do first, and to read all evaluations together. It shows who is due, who was evaluated, how evaluators score compared to others, how many evaluations there are in each month, and a comparison of two evaluators. When the screen opens, it loads every page.',
      accessibility: [
        'Each figure is a region with a description in words. The bars of Coverage are lists with their numbers.',
        'A progress bar shows the progress of loading. Screen readers announce at once what could not be loaded.',
        'The arrow keys move between the bars of the months, and Enter opens a bar. The evaluations of a bar or a marker are a list below the figure, which gets the focus.',
        'After an evaluation, the employee disappears from the list of employees who are due. The next employee takes the place, and the button keeps the focus.',
        'The bars of the evaluators have their numbers beside them. The cards have the order of a phone. On a wide screen, the list of who is due is beside Coverage, and comes before it.',
        'The address contains the period, the filters of who is due (such as the role or position), the two evaluators and the open list.',
      ],
    },
  },
} satisfies Meta<typeof AllEvaluationsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** This employee was evaluated a few days ago. */
const RECENT = { _id: 'employee-008', name: 'Grace Hopper', role: 'Employee' };

const failure = { logs: ['Failed to fetch evaluations'] };
const until = (text: RegExp) => play(() => see(text));

const read = until(/read at/);
const findSkip = (): Promise<HTMLElement | null> => screen.findByRole('button', { name: 'Skip' });

/** There are 400 evaluations of two years by thirteen evaluators. */
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
/** There are 8,000 evaluations of ten years, and 2,000 employees. */
export const Many: Story = {
  globals: { state: 'manyEmployees' },
  play: until(/^8,000 evaluations, read at/),
};
/** The second page lists employees who were not evaluated for three months. */
export const Due: Story = {
  parameters: { address: `${OPEN}&due=3-months&due-page=2` },
  play: until(/^All time: /),
};
/**
 * In a period, the employees without an evaluation are due. The position that is selected in Coverage is highlighted.
 */
export const DueInAPeriod: Story = {
  parameters: { address: `${OPEN}&period=last-year&position=Software%20Engineer` },
  play: until(/^\d{4} · Software Engineer: /),
};
/** Everybody was evaluated. */
export const NobodyDue: Story = {
  parameters: {
    mock: {
      rules: {
        listEmployees: [{ answer: 'fixed', status: 200, body: { employees: [RECENT], total: 1 } }],
      },
    },
  },
  play: until(/^Nobody is due/),
};
/** At the end of the queue, nobody was evaluated. */
export const EverybodySkipped: Story = {
  parameters: { address: `${OPEN}&due=3-months&position=Software%20Engineer` },
  play: play(async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: /^Evaluate \d+ people$/ }));
    for (let skip = await findSkip(); skip; skip = screen.queryByRole('button', { name: 'Skip' })) {
      await userEvent.click(skip);
    }
    await screen.findByRole('dialog', { name: /^0 of \d+ are evaluated/ });
  }),
};
/** The evaluations are those of a month of last year, with the chart as a table. */
export const BehindAMonth: Story = {
  parameters: {
    address: `${OPEN}&period=2026-01-01..2026-06-30&of=month:2026-03&tables=evaluations-per-month`,
  },
  play: read,
};
/** The overview of My Evaluations shows the people whom the user has evaluated, and no comparison of evaluators. */
export const Own: Story = {
  parameters: { address: '/evaluations?overview=1' },
  play: until(/^All time, by you: /),
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
  play: play(seeProgress),
};
/** One page of four could not be read. */
export const PartlyFailed: Story = {
  globals: { state: 'thirdPageFails' },
  parameters: failure,
  play: until(/^1 page could not be read/),
};
/** The server answers with an error. */
export const Failed: Story = {
  globals: { state: 'serverError' },
  parameters: {
    logs: [...failure.logs, 'Error fetching employees'],
  },
  play: until(/^The evaluations could not be read/),
};
/** The server refuses the employees. The figures of the evaluations are shown. */
export const EmployeesRefused: Story = {
  parameters: {
    mock: { rules: { listEmployees: [{ answer: 'fixed', status: 403, body: { message: 'No' } }] } },
    logs: ['Error fetching employees'],
  },
  play: until(/^The server refuses the list of employees/),
};
/** The server refuses. The request is not repeated. */
export const Refused: Story = {
  globals: { state: 'strictRoles', role: 'Employee' },
  parameters: failure,
  play: until(/^The server refuses the overview/),
};
/** The names are hard to lay out. */
export const LongTexts: Story = {
  globals: { state: 'extreme' },
  parameters: {
    address: `${OPEN}&rater=employee-001&other=employee-002`,
  },
  play: read,
};
/** The evaluations have no optional values. */
export const Sparse: Story = { globals: { state: 'sparse' }, play: read };
