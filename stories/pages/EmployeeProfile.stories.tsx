import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import type { StoryParameters } from '../../.storybook/stories/parameters';
import { play } from '../../.storybook/stories/play';
import { EmployeeProfilePage } from '../../src/pages/EmployeeProfilePage';

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
  } satisfies StoryParameters,
} satisfies Meta<typeof EmployeeProfilePage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The employee and the evaluations are two calls. */
const failure = {
  logs: ['Error fetching employee data'],
  mayLog: ['Failed to fetch evaluations'],
} satisfies StoryParameters;

const at = (address: string) => ({ address }) satisfies StoryParameters;

export const Default: Story = {};
export const Loading: Story = { globals: { scenario: 'loading' } };
/** Somebody who has only just been hired. */
export const NoEvaluations: Story = {
  parameters: at('/employee-profile/employee-056'),
};
/** The server breaks. */
export const Failed: Story = { globals: { scenario: 'serverError' }, parameters: failure };
/** The server refuses the evaluations. */
export const Refused: Story = {
  parameters: {
    logs: ['Failed to fetch evaluations'],
    mock: {
      rows: {
        listEmployeeEvaluations: [{ answer: 'fixed', status: 403, body: { message: 'Forbidden' } }],
      },
    },
  } satisfies StoryParameters,
};
/** Nobody has this id. */
export const NotFound: Story = { globals: { scenario: 'notFound' }, parameters: failure };
/** The address holds two dots instead of an id. They are never sent, so there is nothing to try again. */
export const UnusableId: Story = {
  parameters: at('/employee-profile/%2e%2e'),
};
/** A name, an address and notes that are hard to lay out. */
export const Extreme: Story = {
  globals: { scenario: 'extreme' },
  parameters: at('/employee-profile/employee-012'),
};
/** Nothing is known of the employee and the evaluations. */
export const Sparse: Story = { globals: { scenario: 'sparse' } };
export const Editing: Story = {
  parameters: at('/employee-profile/employee-011'),
  play: play(async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Edit' }));
    await waitFor(() =>
      expect(
        screen.getByRole('dialog', { name: 'Edit Evaluation for Søren Kjærgaard' }),
      ).toBeVisible(),
    );
  }),
};
