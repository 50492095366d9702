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
      use: 'Use this screen to see the evaluations that the user has given, the newest first. The user can add feedback, edit an evaluation and see its details.',
      accessibility: [
        'The actions of a row are icons. Each has a name and a tooltip.',
        'On a phone, each evaluation looks like a card. For screen readers, it is still a row of a table.',
        'Page X of Y is a status, which screen readers announce when it changes. While a page is loading, the table is dimmed and marked as busy.',
        'The page number is part of the address, so Back and Forward in the browser also change the page.',
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
