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
      use: 'Use it for a list whose pages are all loaded, such as the employees. For pages from the server, use PreviousNext.',
      accessibility: [
        'It is a navigation with buttons. Each button is named after the page that it opens.',
        'The current page is also marked for screen readers.',
        'On a phone, it shows fewer numbers.',
      ],
    },
  },
} satisfies Meta<typeof Pager>;

export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = {};
export const ThousandPages: Story = { args: { page: 500, totalPages: 1000 } };
