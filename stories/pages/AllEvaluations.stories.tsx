import type { Meta, StoryObj } from '@storybook/react-vite';
import type { StoryParameters } from '../../.storybook/parameters';
import { AllEvaluationsPage } from '../../src/pages/AllEvaluationsPage';
import { failure, pressInRow } from './evaluationRows';

const meta = {
  title: 'Pages/All Evaluations',
  component: AllEvaluationsPage,
  parameters: {
    address: '/all-evaluations',
    docsHeight: '60rem',
    notes: {
      use: 'The evaluations of all evaluators, the newest first, for Admins and Managers; otherwise the same as My Evaluations.',
      accessibility: [
        'The actions of a row are icons, each with a name and a tooltip.',
        'On a phone each evaluation is a card, and still a row of a table to screen readers.',
        'Page X of Y is a status that is said when it changes; meanwhile the table is dimmed and marked as busy.',
        'Back and forward in the browser turn the pages too: the page is part of the address.',
      ],
    },
  } satisfies StoryParameters,
} satisfies Meta<typeof AllEvaluationsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const EMPLOYEE = 'Grace Mwangi';

/** The first of forty pages. */
export const Default: Story = {};
export const MiddlePage: Story = {
  parameters: { address: '/all-evaluations?page=20' } satisfies StoryParameters,
};
export const LastPage: Story = {
  parameters: { address: '/all-evaluations?page=40' } satisfies StoryParameters,
};
export const Loading: Story = { globals: { scenario: 'loading' } };
export const Empty: Story = { globals: { scenario: 'empty' } };
/** The server breaks. */
export const Failed: Story = { globals: { scenario: 'serverError' }, parameters: failure };
/** The server cannot be reached. */
export const Offline: Story = { globals: { scenario: 'offline' }, parameters: failure };
/** An Employee typed the address, and the server says no. */
export const Refused: Story = {
  globals: { scenario: 'strictRoles', role: 'Employee' },
  parameters: failure,
};
/** Names, addresses and notes that are hard to lay out. */
export const Extreme: Story = { globals: { scenario: 'extreme' } };
/** Nothing is known of the evaluations. */
export const Sparse: Story = { globals: { scenario: 'sparse' } };
export const AddingFeedback: Story = { play: pressInRow(EMPLOYEE, 'Add Feedback', 'Add Feedback') };
export const Editing: Story = {
  play: pressInRow(EMPLOYEE, 'Edit', `Edit Evaluation for ${EMPLOYEE}`),
};
