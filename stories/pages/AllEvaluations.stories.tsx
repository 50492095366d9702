import type { Meta, StoryObj } from '../../.storybook/story';
import { AllEvaluationsPage } from '../../src/pages/AllEvaluationsPage';

const meta = {
  title: 'Pages/All Evaluations',
  component: AllEvaluationsPage,
  parameters: {
    address: '/all-evaluations',
    docsHeight: '60rem',
    notes: {
      use: 'The evaluations of all evaluators, the newest first, for Admins and Managers; otherwise the same as My Evaluations, which shows the other states.',
      accessibility: [
        'The actions of a row are icons, each with a name and a tooltip.',
        'On a phone each evaluation is a card, and still a row of a table to screen readers.',
        'Page X of Y is a status that is said when it changes; meanwhile the table is dimmed and marked as busy.',
        'Back and forward in the browser turn the pages too: the page is part of the address.',
      ],
    },
  },
} satisfies Meta<typeof AllEvaluationsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The first of forty pages. */
export const Loaded: Story = {};
/** An Employee typed the address, and the server refuses. */
export const Refused: Story = {
  globals: { state: 'strictRoles', role: 'Employee' },
  parameters: { logs: ['Failed to fetch evaluations'] },
};
