import { expect, fn, screen } from 'storybook/test';
import { play, type Meta, type StoryObj } from '../../.storybook/story';
import { FeedbackDialog } from '../../src/features/evaluations/dialogs/FeedbackDialog';
import { fill, press, see, seeFailure } from '../steps';

const meta = {
  title: 'Evaluations/Feedback dialog',
  component: FeedbackDialog,
  args: {
    evaluation: {
      _id: 'evaluation-0382',
      employee: { _id: 'employee-004', name: 'Wren Ortiz', email: 'wren.ortiz@example.com' },
      score: 8,
      createdAt: '2026-06-03T09:30:00.000Z',
    },
    onClose: fn(),
  },
  parameters: {
    docsHeight: '30rem',
    notes: {
      use: 'Use it to comment on an evaluation.',
      accessibility: [
        'The dialog is named by its title and described by the line below it. When it opens, its field has the focus.',
        'Save shows an error below the field if it is invalid, and moves the focus to the field.',
        'Escape and a click outside close the dialog, except during a save. If there are unsaved changes, it asks for confirmation first.',
      ],
    },
  },
} satisfies Meta<typeof FeedbackDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const TEXT = 'Agreed. Next goal is mentoring.';

export const Empty: Story = {};

/** A draft of a session that expired has only the id of the evaluation. */
export const NothingKnown: Story = { args: { evaluation: { _id: 'evaluation-0382' } } };

/** The field grows to twelve lines, and then scrolls. */
export const LongTexts: Story = {
  play: play(({ userEvent }) => fill(userEvent, { Feedback: `${TEXT}\n`.repeat(30) })),
};

/** A text that has only blanks counts as empty. */
export const Invalid: Story = {
  play: play(async ({ userEvent }) => {
    await fill(userEvent, { Feedback: '   ' });
    await press(userEvent, 'Save');
    await see('Feedback is required');
    await expect(screen.getByLabelText('Feedback')).toHaveFocus();
  }),
};

/** The save failed. A toast says so, and the dialog keeps the typed text. */
export const Failed: Story = {
  globals: { state: 'saveError' },
  play: play(async ({ userEvent }) => {
    await fill(userEvent, { Feedback: TEXT });
    await press(userEvent, 'Save');
    await seeFailure(userEvent, 'Failed to save feedback: Something went wrong on the server');
    await expect(screen.getByLabelText('Feedback')).toHaveValue(TEXT);
  }),
};
