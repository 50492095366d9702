import { expect, screen } from 'storybook/test';
import { play, type Meta, type StoryObj } from '../../.storybook/story';
import { buildEmployee } from '../../mocks/db/builders';
import { DEMO_ACCOUNTS } from '../../mocks/demoAccounts';
import { RegisterPage } from '../../src/pages/RegisterPage';
import { fill, press, see, seeFailure, type User } from '../steps';

const meta = {
  title: 'Pages/Registration',
  component: RegisterPage,
  globals: { role: 'signedOut' },
  parameters: {
    address: '/register',
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
  },
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

const signUpWith = (typed: Record<string, string>, then: (user: User) => Promise<void>) =>
  play(async ({ userEvent }) => {
    await fill(userEvent, typed);
    await press(userEvent, 'Sign Up');
    await then(userEvent);
  });

export const Empty: Story = {};
/** The form was submitted empty. */
export const Invalid: Story = {
  play: signUpWith({}, async () => {
    await see('Name is required');
    await expect(screen.getByText('Age is required')).toBeVisible();
    await expect(screen.getByLabelText('Name')).toHaveFocus();
  }),
};
export const Saving: Story = {
  globals: { state: 'saving' },
  play: signUpWith(GRACE, async () => {
    await expect(await screen.findByRole('button', { name: 'Loading...' })).toBeDisabled();
  }),
};
/** An account with this e-mail address exists. */
export const Refused: Story = {
  play: signUpWith({ ...GRACE, Email: DEMO_ACCOUNTS[0].email }, (user) =>
    seeFailure(user, 'An account with this email already exists'),
  ),
};
/** The server cannot be reached. */
export const Offline: Story = {
  globals: { state: 'offline' },
  play: signUpWith(GRACE, (user) => seeFailure(user, 'Registration failed')),
};
