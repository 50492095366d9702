import type { Meta, StoryObj } from '../../../.storybook/story';
import { SubmitButton } from '../../../src/components/forms/SubmitButton';
import { feedbackSchema } from '../../../src/domain/schemas';
import { inForm } from './inForm';

const meta = {
  title: 'Components/Forms/Submit button',
  component: SubmitButton,
  args: { children: 'Sign In' },
  decorators: [inForm(feedbackSchema, { feedback: 'Agreed.' })],
  parameters: {
    docsHeight: '6rem',
    notes: {
      use: 'Use it at the end of a form that is a page of its own. A dialog has its own button Save.',
      accessibility: [
        'While the form is being submitted, the button is disabled, and its name changes to “Loading...”.',
      ],
    },
  },
} satisfies Meta<typeof SubmitButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
