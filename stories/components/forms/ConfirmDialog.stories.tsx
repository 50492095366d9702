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
      use: 'Use it before something is lost. FormDialog already shows it.',
      accessibility: [
        'It is an alert dialog. Its name is the question, and its description is the consequence.',
        'The button that keeps everything has the focus. Escape and a click outside do the same as this button.',
        'After the dialog closes, the focus returns to where it was before.',
      ],
    },
  },
} satisfies Meta<typeof ConfirmDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
