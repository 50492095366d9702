import { expect, screen } from 'storybook/test';
import { play, type Meta, type StoryObj } from '../../../.storybook/story';
import { PasswordInput } from '../../../src/components/forms/PasswordInput';
import { loginSchema } from '../../../src/domain/schemas';
import { inForm } from './inForm';

const meta = {
  title: 'Components/Forms/Password input',
  component: PasswordInput,
  args: { name: 'password', label: 'Password', autoComplete: 'current-password' },
  decorators: [inForm(loginSchema, { email: 'ada@example.com', password: 'correct horse' })],
  parameters: {
    docsHeight: '10rem',
    notes: {
      use: 'Use it for each password in a form. With the button, users can check what they typed.',
      accessibility: [
        'The name of the button contains its action and its field, as in “Show password” and “Hide password”.',
        'A click on the button leaves the focus and the caret in the field.',
        'When the form is submitted, the password is hidden again.',
        'Password managers recognise the field by its type and its autocomplete value.',
      ],
    },
  },
} satisfies Meta<typeof PasswordInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Hidden: Story = {};

export const Shown: Story = {
  play: play(async ({ userEvent }) => {
    await userEvent.click(await screen.findByLabelText('Password'));
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    await expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
    await expect(screen.getByLabelText('Password')).toHaveFocus();
    await expect(screen.getByRole('button', { name: 'Hide password' })).toBeVisible();
  }),
};
