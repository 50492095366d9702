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
      use: 'New users create their own account on this screen. After a successful registration, the Employees screen opens.',
      accessibility: [
        'Each field keeps its label. Browsers offer to fill in the name, the e-mail address and a new password.',
        'If a value is invalid, the first invalid field gets the focus, and its error is its description. The error disappears when the field is edited.',
        'Age opens the numeric keyboard, and the arrow keys change it.',
        'A refusal is a toast, which screen readers announce at once.',
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
/** The empty form was submitted. */
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
