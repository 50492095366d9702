import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import type { StoryParameters } from '../../../.storybook/stories/parameters';
import { play } from '../../../.storybook/stories/play';
import { NumberInput } from '../../../src/components/forms/NumberInput';
import { MAX_SCORE, MIN_SCORE } from '../../../src/domain/constants';
import { evaluationSchema } from '../../../src/domain/schemas';
import { inForm } from './inForm';

const meta = {
  title: 'Components/Forms/NumberInput',
  component: NumberInput,
  args: { name: 'score', label: 'Score', min: MIN_SCORE, max: MAX_SCORE },
  decorators: [inForm(evaluationSchema, { note: 'Calm.', score: '7.5' })],
  parameters: {
    docsHeight: '10rem',
    notes: {
      use: 'For a number in a form: a score, an age.',
      accessibility: [
        'A text field with a numeric keyboard: what is typed stays as it is typed.',
        'The up and down arrow keys change it by one. The two buttons do the same for the pointer and are not in the tab order.',
        'An error is text below the field and its description; the field is marked as invalid.',
      ],
    },
  } satisfies StoryParameters,
} satisfies Meta<typeof NumberInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** One step up, and no further than the highest. */
export const AtMost: Story = {
  play: play(async ({ userEvent }) => {
    const field = await screen.findByLabelText('Score');
    await userEvent.type(field, '{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}');
    await expect(field).toHaveValue('10');
  }),
};

/** The form was sent with a score that does not exist. */
export const Invalid: Story = {
  play: play(async ({ userEvent }) => {
    const field = await screen.findByLabelText('Score');
    await userEvent.clear(field);
    await userEvent.type(field, '11{Enter}');
    await waitFor(() => expect(screen.getByText('Score must be between 1 and 10')).toBeVisible());
  }),
};
