import { play, type Meta, type StoryObj } from '../../.storybook/story';
import { EmployeeProfilePage } from '../../src/pages/EmployeeProfilePage';
import { history } from '../insight/histories';
import { see } from '../steps';

const meta = {
  title: 'Pages/Employee Profile',
  component: EmployeeProfilePage,
  parameters: {
    address: '/employee-profile/employee-005',
    docsHeight: '56rem',
    notes: {
      use: 'Use this screen to see the details of an employee, and every evaluation that the employee was given. Each evaluation has a button Edit.',
      accessibility: [
        'The heading and the title of the document name the employee.',
        'Role, Position, Age and Email are a list of terms with their definitions, in one line.',
        'Period, Print and Add Evaluation are also available while the history is loading.',
        'While the employee is loading, the heading is “Loading...”, and the screen is marked as busy.',
        'On a phone, each evaluation looks like a card. For screen readers, it is still a row of a table.',
      ],
    },
  },
} satisfies Meta<typeof EmployeeProfilePage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One call is for the employee, and another for the evaluations. */
const failure = {
  logs: ['Error fetching employee data'],
  mayLog: ['Failed to fetch evaluations'],
};

const at = (id: string) => ({ address: `/employee-profile/${id}` });

export const Loaded: Story = {};
export const Loading: Story = { globals: { state: 'loading' } };
/** The employee was just hired. */
export const NoEvaluations: Story = {
  parameters: at('employee-056'),
};
/** The server answers with an error. */
export const Failed: Story = { globals: { state: 'serverError' }, parameters: failure };
/** The server refuses the evaluations. The figures are left out, and the history says so. */
export const Refused: Story = {
  parameters: {
    logs: ['Failed to fetch evaluations'],
    mock: {
      rules: {
        listEmployeeEvaluations: [{ answer: 'fixed', status: 403, body: { message: 'Forbidden' } }],
      },
    },
  },
};
/** Nobody has this id. */
export const NotFound: Story = { globals: { state: 'notFound' }, parameters: failure };
/** The address has two dots instead of an id. No request is sent, so there is no button Try again. */
export const UnusableId: Story = {
  parameters: at('%2e%2e'),
};
/** The name, the address and the notes are hard to lay out. */
export const LongTexts: Story = {
  globals: { state: 'extreme' },
  parameters: at('employee-012'),
};
export const RightToLeft: Story = { parameters: at('employee-014') };
/** The employee has twenty evaluations. Nobody has more. */
export const Many: Story = { parameters: at('employee-049') };
/** The employee and the evaluations have no optional values. */
export const Sparse: Story = { globals: { state: 'sparse' } };
/**
 * Sixty evaluations are in pages of 25. The first six evaluators have their own markers, and the others share the ring.
 */
export const Pages: Story = {
  parameters: {
    ...at('employee-005?page=2'),
    mock: {
      rules: {
        listEmployeeEvaluations: [{ answer: 'fixed', status: 200, body: history(60) }],
      },
    },
  },
};
/** The figures, charts and history are those of a period, with a comparison to the time before it. */
export const Period: Story = { parameters: at('employee-004?period=2025-01-01..2025-12-31') };
/** The period has no evaluations. */
export const EmptyPeriod: Story = { parameters: at('employee-004?period=2001-01-01..2001-12-31') };
/** The section below the distribution shows the scores that this person's evaluators gave to others. */
export const OtherScores: Story = {
  globals: { role: 'Manager' },
  parameters: at('employee-004?others=1'),
  play: play(async () => {
    await see(/^Other people, by the same evaluators:/);
  }),
};
