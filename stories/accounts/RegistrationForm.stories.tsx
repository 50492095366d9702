import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import type { StoryParameters } from '../../.storybook/parameters';
import { play } from '../../.storybook/play';
import { DEMO_ACCOUNTS } from '../../mocks/demoAccounts';
import { RegistrationForm } from '../../src/features/accounts/RegistrationForm';
import { failureToast, fill, inColumn, NEWCOMER, press } from './steps';

const [admin] = DEMO_ACCOUNTS;
const CONFIRMED = { ...NEWCOMER, 'Confirm Password': NEWCOMER.Password };

const meta = {
  title: 'Accounts/Registration Form',
  component: RegistrationForm,
  decorators: [inColumn],
  parameters: {
    signedOut: true,
    docsHeight: '46rem',
    notes: {
      use:
        'On the registration screen, where anybody can choose any role. Success leads to Home, so ' +
        'there is no state for that here.',
      accessibility: [
        'Fields are checked when the form is sent; the first wrong one then has the focus.',
        'Each error is part of what a screen reader says of its field, and goes when the field is edited.',
        'A refusal is a toast that interrupts a screen reader; what was typed stays.',
        'Age opens the keyboard for numbers on a phone and can be changed with the arrow keys.',
      ],
    },
  } satisfies StoryParameters,
} satisfies Meta<typeof RegistrationForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const ValidationErrors: Story = {
  play: play(async ({ userEvent }) => {
    await press(userEvent, 'Sign Up');
    await expect(await screen.findByText('Name is required')).toBeVisible();
    await expect(screen.getByText('Password confirmation is required')).toBeVisible();
  }),
};
export const TooYoung: Story = {
  play: play(async ({ userEvent }) => {
    await fill(userEvent, { ...CONFIRMED, Age: '17' });
    await press(userEvent, 'Sign Up');
    await expect(await screen.findByText('Age must be 18 or older')).toBeVisible();
  }),
};
export const PasswordsDiffer: Story = {
  play: play(async ({ userEvent }) => {
    await fill(userEvent, { ...CONFIRMED, 'Confirm Password': 'battery staple' });
    await press(userEvent, 'Sign Up');
    await expect(await screen.findByText("Passwords don't match")).toBeVisible();
  }),
};
export const Sending: Story = {
  globals: { scenario: 'saving' },
  play: play(async ({ userEvent }) => {
    await fill(userEvent, CONFIRMED);
    await press(userEvent, 'Sign Up');
    await expect(await screen.findByRole('button', { name: 'Loading...' })).toBeDisabled();
  }),
};
/** A toast is removed after five seconds, but not while the pointer is on it, as it is here. */
export const EmailTaken: Story = {
  play: play(async ({ userEvent }) => {
    await fill(userEvent, { ...CONFIRMED, Email: admin.email });
    await press(userEvent, 'Sign Up');
    await expect(await failureToast(userEvent)).toHaveTextContent(
      'Registration failedAn account with this email already exists',
    );
  }),
};
/** The server cannot do it and says why. */
export const Refused: Story = {
  globals: { scenario: 'saveError' },
  play: play(async ({ userEvent }) => {
    await fill(userEvent, CONFIRMED);
    await press(userEvent, 'Sign Up');
    await expect(await failureToast(userEvent)).toHaveTextContent(
      'Registration failedSomething went wrong on the server',
    );
  }),
};
/** No answer at all, hence no reason to show. */
export const Offline: Story = {
  globals: { scenario: 'offline' },
  play: play(async ({ userEvent }) => {
    await fill(userEvent, CONFIRMED);
    await press(userEvent, 'Sign Up');
    await expect(await failureToast(userEvent)).toHaveTextContent(/^Registration failed$/);
  }),
};
