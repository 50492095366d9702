import type { StoryContext } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { play, type Meta, type StoryObj } from '../../../.storybook/story';
import { FormDialog } from '../../../src/components/forms/FormDialog';
import { TextInput } from '../../../src/components/forms/TextInput';
import { feedbackSchema } from '../../../src/domain/schemas';
import { neverEnding } from './inForm';

const meta = {
  title: 'Components/Forms/Form dialog',
  component: FormDialog,
  args: {
    title: 'Add Feedback',
    initialValues: { feedback: '' },
    schema: feedbackSchema,
    draft: { typed: undefined, onTyped: fn(), keep: () => true, forget: fn() },
    checkAt: () => '/evaluation/1',
    onSubmit: fn(() => Promise.resolve()),
    onClose: fn(),
    failure: undefined,
    onEdit: fn(),
    children: <TextInput name="feedback" label="Feedback" multiline />,
  },
  argTypes: { schema: { control: false }, children: { control: false }, aside: { control: false } },
  parameters: {
    docsHeight: '24rem',
    notes: {
      use: 'Use it for every form in a dialog. Mount it to open it.',
      accessibility: [
        'The dialog is named by its title. It keeps the focus inside, and returns it when it closes.',
        'When it opens, the first field gets the focus. After Save, the first invalid field gets it.',
        'Escape and a click outside close the dialog, except during a save. If there are unsaved changes, it asks for confirmation first.',
        'In a field with one line, Enter saves.',
        'The reason for a failed save stays above the buttons until a value changes. A toast with the same text announces it. After that, a status announces that the data may have been saved.',
        'During a save, the fields are read-only. They keep their contrast and the focus.',
      ],
    },
  },
} satisfies Meta<typeof FormDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

async function save({ userEvent }: StoryContext) {
  await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
}

const filled = { feedback: 'Agreed. Next goal is mentoring.' };

export const Default: Story = {};

/** The last save failed. The text of the toast stays until a value changes. */
export const Failed: Story = {
  args: {
    initialValues: filled,
    failure: { text: 'Failed to save feedback: Closed', isOutcomeUnknown: false },
  },
};

/** The last save had no answer, so the app does not know whether it was done. */
export const InDoubt: Story = {
  args: {
    initialValues: filled,
    failure: { text: 'Failed to save feedback: Network Error', isOutcomeUnknown: true },
  },
};

export const LongTexts: Story = {
  args: {
    title:
      'Create Evaluation for Maria do Carmo Francisca Xavier de Paula Leopoldina Isabel Rafaela Gonzaga de Bragança',
  },
};

/**
 * While a save is pending, the dialog cannot be closed, and its fields are read-only. After a second, the text of the
 * button changes, and a status tells screen readers that the dialog is saving.
 */
export const Saving: Story = {
  args: { initialValues: filled, onSubmit: fn(neverEnding) },
  play: play(async (context) => {
    await save(context);
    await expect(await screen.findByRole('button', { name: 'Cancel' })).toBeDisabled();
    await expect(screen.getByLabelText('Feedback')).toHaveAttribute('readonly');
    await expect(
      await screen.findByRole('button', { name: 'Saving…' }, { timeout: 3_000 }),
    ).toHaveAttribute('aria-disabled', 'true');
    await context.userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
    await expect(context.args['onClose']).not.toHaveBeenCalled();
  }),
};

const queue = { place: 2, total: 5, label: 'Forms', onSaved: fn(), onSkip: fn() };

/** Another form opens after this one. Enter and Ctrl+Enter press the last button. Skip continues without a save. */
export const SaveAndNext: Story = {
  args: { initialValues: filled, queue },
  play: play(async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByLabelText('Feedback'));
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(queue.onSaved).toHaveBeenCalledOnce());
    await expect(args['onClose']).not.toHaveBeenCalled();
  }),
};

/** The aside helps to fill in the form. It is beside the fields on a wide screen, and below them on a narrow one. */
export const WithAside: Story = {
  args: {
    aside: { isOpen: true, content: <p style={{ margin: 0 }}>Asks good questions in reviews.</p> },
  },
};

/** A dialog with unsaved changes asks before it closes. One without changes closes at once. */
export const AskingBeforeDiscarding: Story = {
  play: play(async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByLabelText('Feedback'));
    await userEvent.paste(filled.feedback);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible());
    await expect(screen.getByRole('button', { name: 'Keep editing' })).toHaveFocus();
    await expect(args['onClose']).not.toHaveBeenCalled();
  }),
};
