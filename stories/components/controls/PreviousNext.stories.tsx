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
      use: 'Below a table whose pages come from the server one at a time. For pages at hand: Pager.',
      accessibility: [
        'A navigation named “Pages”.',
        'The page number is a status: it is announced when the page changes.',
        'What leads nowhere is disabled.',
      ],
    },
  },
} satisfies Meta<typeof PreviousNext>;

export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = {};
export const ThousandPages: Story = { args: { page: 999, totalPages: 1000 } };
