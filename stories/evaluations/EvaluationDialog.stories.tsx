import type { StoryContext } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { play, type Meta, type StoryObj } from '../../.storybook/story';
import { buildEvaluation } from '../../mocks/db/builders';
import { EvaluationDialog } from '../../src/features/evaluations/dialogs/EvaluationDialog';
import { seededEvaluation } from '../seeded';
import { fill, press, see } from '../steps';

const meta = {
  title: 'Evaluations/Evaluation dialog',
  component: EvaluationDialog,
  args: { employee: { id: 'employee-004', name: 'Grace Mwangi' }, onClose: fn() },
  parameters: {
    docsHeight: '36rem',
    notes: {
      use: 'Use it to evaluate an employee, or to change the note and score of an evaluation.',
      accessibility: [
        'The dialog is named by its title. When it opens, the note has the focus.',
        'The ten buttons of the score are one group of radio buttons, in which the arrow keys select a score. In the field below them, the up and down arrow keys change the score by one.',
        'Save shows an error below each invalid field, and the first invalid field gets the focus.',
        'If another employee is next, Enter in the score and Ctrl+Enter press Save and next. Screen readers announce the title of the next dialog.',
        'Earlier evaluations load and appear without an announcement, and do not take the focus. Their list can get the focus, so that a keyboard can scroll it.',
        'Escape and a click outside close the dialog, except during a save. If there are unsaved changes, it asks for confirmation first.',
      ],
    },
  },
} satisfies Meta<typeof EvaluationDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The evaluation as the mock has it. The dialog reads it again. */
const { _id, note, score } = seededEvaluation('evaluation-0382');
const edited = { evaluation: buildEvaluation({ _id, note, score }) };

/** The errors that are logged if the earlier evaluations cannot be read. */
const UNREAD = ['Failed to fetch evaluations'];

/** Opens the earlier evaluations, and waits for one of their texts. */
const openEarlier = (text: string | RegExp) =>
  play(async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: /^Earlier evaluations/ }));
    await see(text);
  });

/** The options for a text that appears after a second. */
const patient = { timeout: 3_000 };

async function save({ userEvent }: StoryContext) {
  await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
}

/** Plays a failed save, which shows a toast. The dialog keeps the typed text. */
function refusal(toast: string) {
  return play(async (context) => {
    await save(context);
    await expect(await screen.findByRole('alert')).toHaveTextContent(toast);
    await expect(screen.getByLabelText('Note')).toHaveValue(edited.evaluation.note);
  });
}

/** The score starts at 0, which is not yet a score. */
export const Create: Story = {};

/** The dialog shows the evaluator, who is not the user. */
export const Edit: Story = {
  args: edited,
  play: play(() => see(/^Written by Ada Lovelace on/)),
};

/** The evaluation is the user's own, so the dialog does not show the evaluator. */
export const EditOwn: Story = {
  args: {
    evaluation: buildEvaluation({
      ...edited.evaluation,
      evaluator: { name: 'Ada Okafor', email: 'ada.admin@example.com' },
    }),
  },
};

/** The earlier evaluations are beside the form on a wide screen, and below it on a narrow one. */
export const EarlierEvaluations: Story = { play: openEarlier(/^Earlier evaluations \(\d+\)$/) };

export const EarlierLoading: Story = {
  globals: { state: 'loading' },
  play: play(async ({ userEvent }) => {
    await press(userEvent, 'Earlier evaluations');
    // The dialog fades in.
    const list = screen.getByRole('group', { name: 'Earlier evaluations' });
    await waitFor(() => expect(list).toBeVisible());
  }),
};

export const EarlierEmpty: Story = {
  parameters: {
    mock: { rules: { listEmployeeEvaluations: [{ answer: 'fixed', status: 200, body: [] }] } },
  },
  play: openEarlier('No earlier evaluations.'),
};

export const EarlierFailed: Story = {
  globals: { state: 'serverError' },
  parameters: { logs: UNREAD },
  play: openEarlier('The server reported an error.'),
};

/** The names and notes are hard to lay out. */
export const EarlierLongTexts: Story = {
  args: { employee: { id: 'employee-012', name: 'Thandiwe Dlamini' } },
  globals: { state: 'extreme' },
  play: openEarlier(/^Earlier evaluations \(\d+\)$/),
};

/** The button Save shows the errors, because there is no note and no score. */
export const Invalid: Story = {
  play: play(async (context) => {
    await save(context);
    await see('Note is required');
    await expect(screen.getByText('Score must be between 1 and 10')).toBeVisible();
    await expect(screen.getByLabelText('Note')).toHaveFocus();
  }),
};

/** The save has no answer yet. After a second, the text of the button changes. */
export const Saving: Story = {
  args: edited,
  globals: { state: 'saving' },
  play: play(async (context) => {
    await save(context);
    await expect(await screen.findByRole('button', { name: 'Cancel' })).toBeDisabled();
    await expect(await screen.findByRole('button', { name: 'Saving…' }, patient)).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  }),
};

const queue = {
  draft: { ids: ['1'], index: 0, evaluated: [] },
  place: 3,
  total: 9,
  position: 'Head of People',
  last: buildEvaluation({ score: 6, createdAt: '2025-03-13T09:30:00.000Z' }),
  onSaved: fn(),
  onSkip: fn(),
};

/** The dialog is part of a queue of evaluations. */
export const SaveAndNext: Story = {
  args: { queue },
  play: play(async ({ args, userEvent }) => {
    await fill(userEvent, { Note: 'Calm', Score: '7' });
    await press(userEvent, 'Save and next');
    await waitFor(() => expect(queue.onSaved).toHaveBeenCalledOnce());
    await expect(args['onClose']).not.toHaveBeenCalled();
  }),
};

/** The server does not let this role evaluate. */
export const Refused: Story = {
  args: edited,
  globals: { state: 'strictRoles', role: 'Employee' },
  play: refusal('Failed to save evaluation: Your role does not allow this'),
};

export const Offline: Story = {
  args: edited,
  globals: { state: 'offline' },
  parameters: { logs: ['Failed to fetch evaluation ', ...UNREAD] },
  play: refusal('Failed to save evaluation: Network Error'),
};

const long = { ...edited.evaluation, note: 'Does what was agreed, and tells in time. '.repeat(40) };

/** The note's field grows to twelve lines, and then scrolls. */
export const LongTexts: Story = {
  args: { evaluation: long },
  parameters: {
    mock: { rules: { getEvaluation: [{ answer: 'fixed', status: 200, body: long }] } },
  },
};

/** The name is one word that cannot break. */
export const UnbreakableName: Story = {
  args: {
    employee: {
      id: 'employee-002',
      name: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch'.repeat(2),
    },
  },
};

export const RightToLeftName: Story = {
  args: { employee: { id: 'employee-014', name: 'ليلى حداد' } },
};

/** The server did not send the name. */
export const WithoutName: Story = { args: { employee: { id: 'employee-004' } } };
