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
      use: 'Who an employee is and every evaluation that the employee was given, each with Edit.',
      accessibility: [
        'The heading and the title of the document name the employee.',
        'Role, Position, Age and Email are a list of terms with their definitions, in one line.',
        'Period, Print and Add Evaluation are there while the history is read, too.',
        'While the employee is read, the heading says Loading... and the screen is marked as busy.',
        'On a phone each evaluation is a card, and still a row of a table to screen readers.',
      ],
    },
  },
} satisfies Meta<typeof EmployeeProfilePage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The employee and the evaluations are two calls. */
const failure = {
  logs: ['Error fetching employee data'],
  mayLog: ['Failed to fetch evaluations'],
};

const at = (id: string) => ({ address: `/employee-profile/${id}` });

export const Loaded: Story = {};
export const Loading: Story = { globals: { state: 'loading' } };
/** An employee who was just hired. */
export const NoEvaluations: Story = {
  parameters: at('employee-056'),
};
/** The server breaks. */
export const Failed: Story = { globals: { state: 'serverError' }, parameters: failure };
/** The server refuses the evaluations: the figures are left out, and the history says so. */
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
/** A name, an address and notes that are hard to lay out. */
export const LongTexts: Story = {
  globals: { state: 'extreme' },
  parameters: at('employee-012'),
};
export const RightToLeft: Story = { parameters: at('employee-014') };
/** Twenty evaluations. Nobody has more. */
export const Many: Story = { parameters: at('employee-049') };
/** The employee and the evaluations have no optional values. */
export const Sparse: Story = { globals: { state: 'sparse' } };
/** Sixty evaluations in pages of 25. Marks of the first six evaluators; the others share the ring. */
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
/** Figures, charts and history of a period, and what was before it. */
export const Period: Story = { parameters: at('employee-004?period=2025-01-01..2025-12-31') };
/** No evaluation is of the period. */
export const EmptyPeriod: Story = { parameters: at('employee-004?period=2001-01-01..2001-12-31') };
/** Below the distribution: what the evaluators of this person gave to others. */
export const OtherScores: Story = {
  globals: { role: 'Manager' },
  parameters: at('employee-004?others=1'),
  play: play(async () => {
    await see(/^Other people, by the same evaluators:/);
  }),
};
