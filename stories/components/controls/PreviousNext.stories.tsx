import { fn } from 'storybook/test';
import type { Meta, StoryObj } from '../../../.storybook/story';
import { PreviousNext } from '../../../src/components/controls/PreviousNext';

const meta = {
  title: 'Components/Previous next',
  component: PreviousNext,
  args: { page: 1, totalPages: 7, onPageChange: fn() },
  parameters: {
    docsHeight: '9rem',
    notes: {
      use: 'Use it below a table whose pages come from the server one at a time. If all pages are loaded, use Pager.',
      accessibility: [
        'It is a navigation with the name “Pages”.',
        'The page number is a status, which screen readers announce when the page changes.',
        'Previous is disabled on the first page, and Next on the last page.',
      ],
    },
  },
} satisfies Meta<typeof PreviousNext>;

export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = {};
export const ThousandPages: Story = { args: { page: 999, totalPages: 1000 } };
