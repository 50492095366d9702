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
      use: 'Where the first load of a screen or of a part of it failed. The text is the one of the empty screen; below it stands what happened, where that is known.',
      accessibility: [
        'The text and the cause are an alert: they are read out at once.',
        'Trying again is a button. When it is pressed, the focus goes to the heading of the page.',
      ],
    },
  },
} satisfies Meta<typeof LoadFailure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Failed: Story = {};
