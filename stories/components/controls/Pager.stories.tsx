import { fn } from 'storybook/test';
import type { Meta, StoryObj } from '../../../.storybook/story';
import { Pager } from '../../../src/components/controls/Pager';

const meta = {
  title: 'Components/Pager',
  component: Pager,
  args: { page: 1, totalPages: 12, onPageChange: fn() },
  parameters: {
    docsHeight: '6rem',
    notes: {
      use: 'For a list whose pages are all at hand, such as the employees. For pages from the server: PreviousNext.',
      accessibility: [
        'A navigation of buttons, each named by the page that it leads to.',
        'The page that is shown is marked for screen readers too.',
        'On a phone it shows fewer numbers.',
      ],
    },
  },
} satisfies Meta<typeof Pager>;

export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = {};
export const ThousandPages: Story = { args: { page: 500, totalPages: 1000 } };
