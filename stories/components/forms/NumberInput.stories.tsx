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
      use: 'For a number in a form: a score, an age.',
      accessibility: [
        'A text field with a numeric keyboard: what is typed stays as it is typed.',
        'The up and down arrow keys change it by one. The two buttons do the same for the pointer and are not in the tab order.',
        'An error is text below the field and its description; the field is marked as invalid.',
      ],
    },
  },
} satisfies Meta<typeof NumberInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
