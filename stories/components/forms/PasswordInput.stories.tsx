import { expect, screen } from 'storybook/test';
import { play, type Meta, type StoryObj } from '../../../.storybook/story';
import { PasswordInput } from '../../../src/components/forms/PasswordInput';
import { loginSchema } from '../../../src/domain/schemas';
import { inForm } from './inForm';
import { see } from '../../steps';

const withPassword = (password: string) => [
  inForm(loginSchema, { email: 'ada@example.com', password }),
];
const filledIn = withPassword('correct horse');

const meta = {
  title: 'Components/Forms/Password input',
  component: PasswordInput,
  args: { name: 'password', label: 'Password', autoComplete: 'current-password' },
  parameters: {
    docsHeight: '10rem',
    notes: {
      use: 'For each password in a form. The button lets a person check what they typed.',
      accessibility: [
        'The button says what it does and of which field: Show password, Hide password.',
        'The pointer on the button leaves the focus and the caret in the field.',
        'It is hidden again when the form is sent.',
        'Password managers know the field by its type and its autocomplete value.',
      ],
    },
  },
} satisfies Meta<typeof PasswordInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Hidden: Story = { decorators: filledIn };

export const Shown: Story = {
  decorators: filledIn,
  play: play(async ({ userEvent }) => {
    await userEvent.click(await screen.findByLabelText('Password'));
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    await expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
    await expect(screen.getByLabelText('Password')).toHaveFocus();
    await expect(screen.getByRole('button', { name: 'Hide password' })).toBeVisible();
  }),
};

export const Empty: Story = {
  decorators: withPassword(''),
  args: { placeholder: 'Enter your password' },
};

/** The form was sent with too few characters. */
export const Invalid: Story = {
  decorators: withPassword('12345'),
  play: play(async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Show password' }));
    await userEvent.type(screen.getByLabelText('Password'), '{Enter}');
    await see('Password must be at least 6 characters long');
    await expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
  }),
};
