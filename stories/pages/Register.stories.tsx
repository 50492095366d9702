import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import type { StoryParameters } from '../../.storybook/stories/parameters';
import { play } from '../../.storybook/stories/play';
import { buildEmployee } from '../../mocks/db/builders';
import { DEMO_ACCOUNTS } from '../../mocks/demoAccounts';
import { RegisterPage } from '../../src/pages/RegisterPage';

const meta = {
  title: 'Pages/Registration',
  component: RegisterPage,
  parameters: {
    address: '/register',
    signedOut: true,
    docsHeight: '56rem',
    notes: {
      use: 'Where somebody new opens an account of their own. Success opens the Employees screen.',
      accessibility: [
        'Each field keeps its label; browsers offer to fill in name, e-mail address and a new password.',
        'When something typed is wrong, the first wrong field takes the focus, and its error is its description; the error goes when the field is edited.',
        'Age brings up the numeric keyboard and follows the arrow keys.',
        'A refusal is a toast that screen readers say at once.',
      ],
    },
  } satisfies StoryParameters,
} satisfies Meta<typeof RegisterPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const { name, email } = buildEmployee();
const GRACE = {
  Name: String(name),
  Email: String(email),
  Age: '36',
  Password: 'correct horse',
  'Confirm Password': 'correct horse',
};

const signUpWith = (typed: Partial<typeof GRACE>, then: () => Promise<void>) =>
  play(async ({ userEvent }) => {
    const signUp = await screen.findByRole('button', { name: 'Sign Up' });
    for (const [label, text] of Object.entries(typed)) {
      await userEvent.click(screen.getByLabelText(label));
      await userEvent.paste(text);
    }
    await userEvent.click(signUp);
    await then();
  });

const findRefusal = async (text: string) => {
  const toast = await screen.findByRole('alert');
  await waitFor(() => expect(toast).toBeVisible());
  await expect(toast).toHaveTextContent(text);
};

export const Default: Story = {};
/** Sent as it is. */
export const ValidationErrors: Story = {
  play: signUpWith({}, async () => {
    await waitFor(() => expect(screen.getByText('Name is required')).toBeVisible());
    await expect(screen.getByText('Age is required')).toBeVisible();
    await expect(screen.getByLabelText('Name')).toHaveFocus();
  }),
};
export const TooYoung: Story = {
  play: signUpWith({ ...GRACE, Age: '17' }, async () => {
    await waitFor(() => expect(screen.getByText('Age must be 18 or older')).toBeVisible());
  }),
};
export const PasswordsDiffer: Story = {
  play: signUpWith({ ...GRACE, 'Confirm Password': 'correct house' }, async () => {
    await waitFor(() => expect(screen.getByText("Passwords don't match")).toBeVisible());
    await expect(screen.getByLabelText('Confirm Password')).toHaveFocus();
  }),
};
export const Sending: Story = {
  globals: { scenario: 'saving' },
  play: signUpWith(GRACE, async () => {
    await expect(await screen.findByRole('button', { name: 'Loading...' })).toBeDisabled();
  }),
};
/** The e-mail address has an account already. */
export const Refused: Story = {
  play: signUpWith({ ...GRACE, Email: DEMO_ACCOUNTS[0].email }, async () => {
    await findRefusal('An account with this email already exists');
  }),
};
/** The server breaks. */
export const Failed: Story = {
  globals: { scenario: 'saveError' },
  play: signUpWith(GRACE, async () => {
    await findRefusal('Something went wrong on the server');
  }),
};
/** The server cannot be reached. */
export const Offline: Story = {
  globals: { scenario: 'offline' },
  play: signUpWith(GRACE, async () => {
    await findRefusal('Registration failed');
  }),
};
