import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import type { StoryParameters } from '../../.storybook/stories/parameters';
import { play } from '../../.storybook/stories/play';
import { FeedbackDialog } from '../../src/features/evaluations/dialogs/FeedbackDialog';

const meta = {
  title: 'Evaluations/FeedbackDialog',
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
      use: 'To comment on an evaluation.',
      accessibility: [
        'The dialog is named by its title and described by the line below it; its field has the focus when it opens.',
        'Save says below the field what is wrong and gives it the focus.',
        'Escape and a click outside close it, except while it is saving; unsaved changes are asked about first.',
      ],
    },
  } satisfies StoryParameters,
} satisfies Meta<typeof FeedbackDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const TEXT = 'Agreed. Next goal is mentoring.';

async function send({ userEvent }: StoryContext, text: string) {
  const field = await screen.findByLabelText('Feedback');
  await userEvent.click(field);
  await userEvent.paste(text);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
}

/** A failed save shows a toast, and the dialog keeps the typed text. */
function refusal(toast: string) {
  return play(async (context) => {
    await send(context, TEXT);
    await expect(await screen.findByRole('alert')).toHaveTextContent(toast);
    await expect(screen.getByLabelText('Feedback')).toHaveValue(TEXT);
  });
}

export const Default: Story = {};

/** A draft of a session that expired has only the id of the evaluation. */
export const NothingKnown: Story = { args: { evaluation: { _id: 'evaluation-0382' } } };

/** The field grows to twelve lines, then scrolls. */
export const LongText: Story = {
  play: play(async ({ userEvent }) => {
    const field = await screen.findByLabelText('Feedback');
    await userEvent.click(field);
    await userEvent.paste(`${TEXT}\n`.repeat(30));
    await expect(field).toHaveFocus();
  }),
};

/** Nothing but blanks counts as nothing. */
export const ValidationError: Story = {
  play: play(async (context) => {
    await send(context, '   ');
    await waitFor(() => expect(screen.getByText('Feedback is required')).toBeVisible());
    await expect(screen.getByLabelText('Feedback')).toHaveFocus();
  }),
};

/** Saving, with no answer yet. */
export const Sending: Story = {
  globals: { scenario: 'saving' },
  play: play(async (context) => {
    await send(context, TEXT);
    await expect(await screen.findByRole('button', { name: 'Cancel' })).toBeDisabled();
    await expect(screen.getByRole('button', { name: /Save/ })).toBeDisabled();
  }),
};

/** The server failed: a toast says so and the dialog stays. */
export const Refused: Story = {
  globals: { scenario: 'saveError' },
  play: refusal('Failed to save feedback: Something went wrong on the server'),
};

/** The evaluation does not exist any more. */
export const NotFound: Story = {
  globals: { scenario: 'notFound' },
  play: refusal('Failed to save feedback: Evaluation not found'),
};

export const Offline: Story = {
  globals: { scenario: 'offline' },
  play: refusal('Failed to save feedback: Network Error'),
};
