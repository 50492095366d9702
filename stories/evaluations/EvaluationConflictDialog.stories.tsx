import { expect, fn, screen, waitFor } from 'storybook/test';
import { play, type Meta, type StoryObj } from '../../.storybook/story';
import { EvaluationDialog } from '../../src/features/evaluations/dialogs/EvaluationDialog';
import { seededEvaluation } from '../seeded';
import { fill, press } from '../steps';

const evaluation = seededEvaluation('evaluation-0382');
const NOTE = 'Customers ask for this colleague by name. An assistant would help.';

/** Answers later reads of the evaluation with another user's changes. The dialog reads the evaluation when it opens. */
const changedTo = (change: { note: string | null; score: number | null }) => ({
  mock: {
    rules: {
      getEvaluation: [
        { answer: 'fixed', status: 200, body: evaluation, times: 1 },
        { answer: 'fixed', status: 200, body: { ...evaluation, ...change } },
      ],
    },
  } as const,
});

const meta = {
  title: 'Evaluations/Evaluation conflict dialog',
  component: EvaluationDialog,
  args: { employee: { id: 'employee-004', name: 'Grace Mwangi' }, evaluation, onClose: fn() },
  parameters: {
    docsHeight: '44rem',
    notes: {
      use: 'Use it when a user saves an evaluation that somebody else has changed since the dialog was opened. Nothing is sent until the user chooses one of the two versions.',
      accessibility: [
        'After Save, the group with both versions gets the focus. Its name is the sentence above the versions.',
        'Each version is a region. The regions are named Theirs and Mine. Take theirs moves the focus to the note.',
      ],
    },
  },
} satisfies Meta<typeof EvaluationDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const changed = play(async ({ userEvent }) => {
  await waitFor(() => expect(screen.getByLabelText('Note')).toHaveValue(evaluation.note));
  await fill(userEvent, { Note: 'Leads the new onboarding, and leads it well.' });
  await press(userEvent, 'Save');
  const name = 'This evaluation was changed meanwhile.';
  // The dialog fades in.
  const group = await screen.findByRole('group', { name });
  await waitFor(() => expect(group).toBeVisible());
});

export const Both: Story = { parameters: changedTo({ note: NOTE, score: 4 }), play: changed };
/** The other user has removed note and score, which the API allows. */
export const Emptied: Story = { parameters: changedTo({ note: null, score: null }), play: changed };
export const LongTexts: Story = {
  parameters: changedTo({ note: `${NOTE} `.repeat(12), score: 4 }),
};
