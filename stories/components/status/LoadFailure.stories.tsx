import { fn } from 'storybook/test';
import type { Meta, StoryObj } from '../../../.storybook/story';
import { LoadFailure } from '../../../src/components/status/LoadFailure';

const meta = {
  title: 'Components/Load failure',
  component: LoadFailure,
  args: { text: 'No evaluations available.', onRetry: fn() },
  parameters: {
    docsHeight: '18rem',
    notes: {
      use: 'Use it when the first load of a screen, or of a part of it, has failed. It shows the cause, if it is known, and below it the text of the empty screen.',
      accessibility: [
        'The text and the cause are an alert, which screen readers announce at once.',
        'A button tries again. After it is pressed, the focus moves to the heading of the page.',
      ],
    },
  },
} satisfies Meta<typeof LoadFailure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Failed: Story = {};
