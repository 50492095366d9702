import type { Meta, StoryObj } from '../../../.storybook/story';
import { NumberInput } from '../../../src/components/forms/NumberInput';
import { MAX_SCORE, MIN_SCORE } from '../../../src/domain/constants';
import { evaluationSchema } from '../../../src/domain/schemas';
import { inForm } from './inForm';

const meta = {
  title: 'Components/Forms/Number input',
  component: NumberInput,
  args: { name: 'score', label: 'Score', min: MIN_SCORE, max: MAX_SCORE },
  decorators: [inForm(evaluationSchema, { note: 'Calm.', score: '7.5' })],
  parameters: {
    docsHeight: '10rem',
    notes: {
      use: 'Use it for a number in a form, such as a score or an age.',
      accessibility: [
        'It is a text field with a numeric keyboard. The text stays as the user types it.',
        'The up and down arrow keys change the number by one. The two buttons do the same for the pointer, and are not in the tab order.',
        'An error is a text below the field, and the description of the field. The field is marked as invalid.',
      ],
    },
  },
} satisfies Meta<typeof NumberInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
