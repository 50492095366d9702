import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import type { StoryParameters } from '../../.storybook/parameters';
import { play } from '../../.storybook/play';
import { DEMO_ACCOUNTS } from '../../mocks/demoAccounts';
import { LoginForm } from '../../src/features/accounts/LoginForm';
import { fill, inColumn, press } from './steps';

const [admin] = DEMO_ACCOUNTS;

const meta = {
  title: 'Accounts/Login Form',
  component: LoginForm,
  decorators: [inColumn],
  parameters: {
    signedOut: true,
    docsHeight: '20rem',
    notes: {
      use: 'On the sign-in screen. Success leads to Home, so there is no state for it here.',
      accessibility: [
        'Fields are checked when the form is sent; the first wrong one then has the focus.',
        'Each error is part of what a screen reader says of its field, and goes when the field is edited.',
        'A refusal is read out at once.',
        'The browser knows the fields and can fill in what it has stored.',
      ],
    },
  } satisfies StoryParameters,
} satisfies Meta<typeof LoginForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const ValidationErrors: Story = {
  play: play(async ({ userEvent }) => {
    await fill(userEvent, { Email: 'ada.admin', Password: 'demo' });
    await press(userEvent, 'Sign In');
    await expect(await screen.findByText('Invalid email address')).toBeVisible();
    await expect(screen.getByText(/^Password must be at least 6/)).toBeVisible();
  }),
};
export const Sending: Story = {
  globals: { scenario: 'saving' },
  play: play(async ({ userEvent }) => {
    await fill(userEvent, { Email: admin.email, Password: admin.password });
    await press(userEvent, 'Sign In');
    await expect(await screen.findByRole('button', { name: 'Loading...' })).toBeDisabled();
  }),
};
/** A wrong password, or an unknown address. */
export const Refused: Story = {
  play: play(async ({ userEvent }) => {
    await fill(userEvent, { Email: admin.email, Password: 'wrong password' });
    await press(userEvent, 'Sign In');
    await expect(await screen.findByText('Invalid email or password')).toBeVisible();
  }),
};
export const Offline: Story = {
  globals: { scenario: 'offline' },
  play: play(async ({ userEvent }) => {
    await fill(userEvent, { Email: admin.email, Password: admin.password });
    await press(userEvent, 'Sign In');
    await expect(await screen.findByText('Network Error')).toBeVisible();
  }),
};
