import { fn } from 'storybook/test';
import type { Meta, StoryObj } from '../../../.storybook/story';
import { OverlayFailure } from '../../../src/components/status/lazyOverlay';

const meta = {
  title: 'Components/OverlayFailure',
  component: OverlayFailure,
  args: { onRetry: fn(), onClose: fn() },
  parameters: {
    docsHeight: '16rem',
    notes: {
      use: 'In place of a dialog or a menu whose code cannot be loaded.',
      accessibility: [
        'It is a modal alert dialog: its text is read out, and the focus is on its first button.',
        'Escape and Cancel close it. The focus goes back to what opened it.',
      ],
    },
  },
} satisfies Meta<typeof OverlayFailure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Failed: Story = {};
