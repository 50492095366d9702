import { expect, screen } from 'storybook/test';
import { play, type Meta, type StoryObj } from '../../../.storybook/story';
import { TextInput } from '../../../src/components/forms/TextInput';
import { employeeSchema } from '../../../src/domain/schemas';
import { inForm } from './inForm';

const meta = {
  title: 'Components/Forms/Text input',
  component: TextInput,
  args: { name: 'name', label: 'Name' },
  decorators: [
    inForm(employeeSchema, { name: '', email: 'ada.example.com', password: 'secret-1' }),
  ],
  parameters: {
    docsHeight: '10rem',
    notes: {
      use: 'For each text in a form, of one line or several. For a number: NumberInput. For a password: PasswordInput.',
      accessibility: [
        'The label is above the field, belongs to it, and stays when text is typed.',
        'An error is text below the field and its description; the field is marked as invalid.',
        'The error goes as soon as the field is edited.',
      ],
    },
  },
} satisfies Meta<typeof TextInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { name: 'email', label: 'Email', type: 'email' } };

/** The field grows from four lines to twelve, then scrolls. */
export const Multiline: Story = {
  args: { multiline: true },
};

export const Focused: Story = {
  play: play(async ({ userEvent }) => {
    const field = await screen.findByLabelText('Name');
    await userEvent.tab();
    await expect(field).toHaveFocus();
  }),
};
