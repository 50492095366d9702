import { fn } from 'storybook/test';
import type { Meta, StoryObj } from '../../../.storybook/story';
import { ConfirmDialog } from '../../../src/components/forms/ConfirmDialog';

const meta = {
  title: 'Components/Forms/Confirm dialog',
  component: ConfirmDialog,
  args: {
    title: 'Discard changes?',
    text: 'What you typed will be lost.',
    keepText: 'Keep editing',
    confirmText: 'Discard',
    onClose: fn(),
    onConfirm: fn(),
  },
  parameters: {
    docsHeight: '16rem',
    notes: {
      use: 'Before something is lost. Form Dialog shows this one by itself.',
      accessibility: [
        'An alert dialog, named by its question and described by what would happen.',
        'The safe answer has the focus; Escape and a click outside give it too.',
        'Afterwards the focus is back where it was.',
      ],
    },
  },
} satisfies Meta<typeof ConfirmDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
