import { expect, screen, waitFor } from 'storybook/test';
import { ARGUMENTS_ONLY, play, type Meta, type StoryObj } from '../../.storybook/story';
import { evaluationSchema } from '../../src/domain/schemas';
import { ScoreInput } from '../../src/features/evaluations/dialogs/ScoreInput';
import { inForm } from '../components/forms/inForm';

const meta = {
  title: 'Evaluations/Score input',
  component: ScoreInput,
  parameters: {
    unaffectedBy: ARGUMENTS_ONLY,
    docsHeight: '12rem',
    notes: {
      use: 'Use it to give a score. It has a button for each whole number, in the colour of its badge, and a field that also accepts decimals. Both have the same value.',
      accessibility: [
        'The buttons are radio buttons with a name. The arrow keys, Home and End select a score, and the group is one tab stop.',
        'The selected button also differs in lightness. With forced colours, it has a system colour.',
        'A decimal selects no button. Only the field contains it.',
        'An error belongs to the field, which gets the focus.',
        'If ten buttons do not fit in one row, there are two rows of five.',
      ],
    },
  },
} satisfies Meta<typeof ScoreInput>;

export default meta;
type Story = StoryObj<typeof meta>;

const withScore = (score: string) => [inForm(evaluationSchema, { note: 'Calm.', score })];

const selected = () =>
  screen
    .getAllByRole<HTMLInputElement>('radio', { checked: true })
    .map((radio) => radio.closest('label')?.textContent);

export const Selected: Story = {
  decorators: withScore('7'),
  play: play(async ({ userEvent }) => {
    await expect(selected()).toEqual(['7']);
    await userEvent.click(screen.getByRole('radio', { name: '9' }));
    await expect(screen.getByLabelText('Score')).toHaveValue('9');
    await userEvent.keyboard('{ArrowLeft}');
    await expect(selected()).toEqual(['8']);
    await expect(screen.getByRole('radio', { name: '8' })).toHaveFocus();
  }),
};

export const Decimal: Story = {
  decorators: withScore('7.5'),
  play: play(async () => {
    await expect(screen.queryAllByRole('radio', { checked: true })).toEqual([]);
  }),
};

/** While the form is being submitted, the score cannot be changed. */
export const Saving: Story = {
  decorators: withScore('7'),
  play: play(async ({ userEvent }) => {
    await userEvent.type(await screen.findByLabelText('Score'), '{Enter}');
    await waitFor(() =>
      expect(screen.getByRole('radiogroup')).toHaveAttribute('aria-readonly', 'true'),
    );
    await userEvent.click(screen.getByRole('radio', { name: '3' }));
    await expect(selected()).toEqual(['7']);
  }),
};
