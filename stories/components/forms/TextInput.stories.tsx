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
      use: 'Use it for each text in a form, with one line or several. For a number, use NumberInput. For a password, use PasswordInput.',
      accessibility: [
        'The label is above the field and belongs to it. It stays when the user types.',
        'An error is a text below the field, and the description of the field. The field is marked as invalid.',
        'The error disappears as soon as the field is edited.',
      ],
    },
  },
} satisfies Meta<typeof TextInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { name: 'email', label: 'Email', type: 'email' } };

/** The field grows from four lines to twelve, and then scrolls. */
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
