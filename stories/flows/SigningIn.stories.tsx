import { expect, screen, waitFor } from 'storybook/test';
import { play, type Meta, type StoryObj } from '../../.storybook/story';
import { DEMO_ACCOUNTS } from '../../mocks/demoAccounts';
import { buildEmployee } from '../../mocks/db/builders';
import { choose, fill, press, see } from '../steps';

const meta = {
  title: 'Flows/Signing in and out',
  parameters: {
    address: '/login',
    docsHeight: '50rem',
    notes: {
      use: 'Open a flow and step through it in the Interactions panel.',
      accessibility: [
        'Screen readers announce a refusal at once, and the form keeps the typed text.',
        'After sign-in, the focus is on the heading of the new screen.',
      ],
    },
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const [, manager] = DEMO_ACCOUNTS;

/** A wrong password is refused. The right one opens the app. */
export const WrongThenRight: Story = {
  globals: { role: 'signedOut' },
  play: play(async ({ step, userEvent }) => {
    await step('Sign in with a wrong password', async () => {
      await fill(userEvent, { Email: manager.email, Password: 'not-the-password' });
      await press(userEvent, 'Sign In');
      await see('Invalid email or password');
      await expect(screen.getByLabelText('Email')).toHaveValue(manager.email);
    });
    await step('Sign in with the right password', async () => {
      await fill(userEvent, { Password: manager.password });
      await press(userEvent, 'Sign In');
      await waitFor(() => expect(screen.getByRole('heading', { name: 'Employees' })).toBeVisible());
    });
  }),
};

/** A newcomer creates an account and is signed in. */
export const Registering: Story = {
  globals: { role: 'signedOut' },
  play: play(async ({ step, userEvent }) => {
    const { name, email, age } = buildEmployee();
    await step('Open the registration', async () => {
      await userEvent.click(await screen.findByRole('link', { name: 'Sign Up' }));
      await waitFor(() =>
        expect(screen.getByRole('heading', { name: 'Create an Account' })).toBeVisible(),
      );
    });
    await step('Save an empty form', async () => {
      await press(userEvent, 'Sign Up');
      await see('Name is required');
    });
    await step('Fill in the form', async () => {
      await fill(userEvent, {
        Name: name ?? '',
        Email: email ?? '',
        Age: String(age),
        Password: 'correct-horse',
        'Confirm Password': 'correct-horse',
      });
      await press(userEvent, 'Sign Up');
      await see('Registration successful!');
      await waitFor(() => expect(screen.getByRole('heading', { name: 'Employees' })).toBeVisible());
    });
  }),
};

/** The button Logout leads to the sign-in screen. */
export const LoggingOut: Story = {
  parameters: { address: '/evaluations' },
  play: play(async ({ userEvent }) => {
    await choose(userEvent, 'Logout');
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'Welcome Back' })).toBeVisible(),
    );
  }),
};
