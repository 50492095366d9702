import { fn } from 'storybook/test';
import type { Meta, StoryObj } from '../../../.storybook/story';
import { BarFailure } from '../../../src/components/status/CodeFailure';

const meta = {
  title: 'Components/BarFailure',
  component: BarFailure,
  args: { onRetry: fn() },
  parameters: {
    docsHeight: '5rem',
    notes: {
      use: 'At the top of the window, in place of the toasts, whose code cannot be loaded.',
      accessibility: ['It is announced at once, and does not take the focus.'],
    },
  },
} satisfies Meta<typeof BarFailure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Failed: Story = {};
