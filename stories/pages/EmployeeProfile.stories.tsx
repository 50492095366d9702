import { play, type Meta, type StoryObj } from '../../.storybook/story';
import { EmployeeProfilePage } from '../../src/pages/EmployeeProfilePage';
import { press, seeDialog } from '../steps';

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
        'Email, Role and Age are a list of terms with their definitions.',
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
export const Editing: Story = {
  parameters: at('employee-011'),
  play: play(async ({ userEvent }) => {
    await press(userEvent, 'Edit');
    await seeDialog('Edit Evaluation for Søren Kjærgaard');
  }),
};
