import type { Meta, StoryObj } from '../../.storybook/story';
import { MyEvaluationsPage } from '../../src/pages/MyEvaluationsPage';

const meta = {
  title: 'Pages/My Evaluations',
  component: MyEvaluationsPage,
  globals: { role: 'Manager' },
  parameters: {
    address: '/evaluations',
    docsHeight: '60rem',
    notes: {
      use: 'The evaluations that the user has given, the newest first: add feedback, edit, see the details.',
      accessibility: [
        'The actions of a row are icons, each with a name and a tooltip.',
        'On a phone each evaluation is a card, and still a row of a table to screen readers.',
        'Page X of Y is a status that is said when it changes; meanwhile the table is dimmed and marked as busy.',
        'Back and forward in the browser turn the pages too: the page is part of the address.',
      ],
    },
  },
} satisfies Meta<typeof MyEvaluationsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** This is the first of seven pages. */
export const Loaded: Story = {};
export const MiddlePage: Story = {
  parameters: { address: '/evaluations?page=4' },
};
export const LastPage: Story = {
  parameters: { address: '/evaluations?page=7' },
};
/** There is no other page. */
export const OnlyPage: Story = { globals: { role: 'Employee' } };
export const Loading: Story = { globals: { state: 'loading' } };
export const Empty: Story = { globals: { state: 'empty' } };
/** The server answers with an error. */
export const Failed: Story = {
  globals: { state: 'serverError' },
  parameters: { logs: ['Failed to fetch evaluations'], mayLog: ['Error fetching employees'] },
};
/** The names, addresses and notes are hard to lay out. */
export const LongTexts: Story = { globals: { state: 'extreme' } };
/** The evaluations have no optional values. */
export const Sparse: Story = { globals: { state: 'sparse' } };
