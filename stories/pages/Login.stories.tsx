import { expect, screen } from 'storybook/test';
import { play, type Meta, type StoryObj } from '../../.storybook/story';
import { DEMO_ACCOUNTS } from '../../mocks/demoAccounts';
import { LoginPage } from '../../src/pages/LoginPage';
import { session } from '../../src/session/session';
import { storedDraft } from '../../src/session/sessionTexts';
import { fill, press, see } from '../steps';

const meta = {
  title: 'Pages/Sign-in',
  component: LoginPage,
  globals: { role: 'signedOut' },
  parameters: {
    address: '/login',
    docsHeight: '36rem',
    notes: {
      use: 'Every address leads to this screen while nobody is signed in. After a successful sign-in, the Employees screen opens.',
      accessibility: [
        'On a wide screen, the first field has the focus.',
        'Each field keeps its label. Browsers and password managers recognise each field.',
        'If a value is invalid, the first invalid field gets the focus, and its error is its description.',
        'A refusal is an alert, which screen readers announce at once.',
        'While the form is being submitted, the button is disabled, and its text changes.',
      ],
    },
  },
} satisfies Meta<typeof LoginPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const [{ email, password }] = DEMO_ACCOUNTS;

const signInWith = (Email: string, Password: string, then: () => Promise<void>) =>
  play(async ({ userEvent }) => {
    await fill(userEvent, { Email, Password });
    await press(userEvent, 'Sign In');
    await then();
  });

function expire() {
  session.signIn('token', 'Admin', email);
  session.expire('token');
}

export const Empty: Story = {};
/** A session of this tab has expired. */
export const SessionEnded: Story = { beforeEach: expire };
/** The session expired while a dialog was open. */
export const TextKept: Story = {
  beforeEach() {
    expire();
    storedDraft.set(session.getId(), 'a draft');
  },
};
export const Invalid: Story = {
  play: signInWith('ada', '12345', async () => {
    await see('Invalid email address');
    await expect(screen.getByText('Password must be at least 6 characters long')).toBeVisible();
    await expect(screen.getByLabelText('Email')).toHaveFocus();
  }),
};
export const Saving: Story = {
  globals: { state: 'saving' },
  play: signInWith(email, password, async () => {
    await expect(await screen.findByRole('button', { name: 'Loading...' })).toBeDisabled();
  }),
};
/** The password is wrong. */
export const Refused: Story = {
  play: signInWith(email, 'not-the-password', async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('Invalid email or password');
  }),
};
/** The server cannot be reached. */
export const Offline: Story = {
  globals: { state: 'offline' },
  play: signInWith(email, password, async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('Network Error');
  }),
};
