import { expect, fn, screen } from 'storybook/test';
import { play, type Meta, type StoryObj } from '../../.storybook/story';
import { DEMO_ACCOUNTS } from '../../mocks/demoAccounts';
import { AddEmployeeDialog } from '../../src/features/accounts/AddEmployeeDialog';
import { fill, press, see, seeDialog, seeFailure } from '../steps';

const NEWCOMER = {
  Name: 'Grace Hopper',
  Email: 'grace.hopper@example.com',
  Age: '36',
  Password: 'correct horse',
};

const meta = {
  title: 'Accounts/Add employee dialog',
  component: AddEmployeeDialog,
  args: { onClose: fn() },
  parameters: {
    docsHeight: '46rem',
    notes: {
      use: 'Use it to add an employee. The button Add Employee on Home opens it. The new employee can sign in with this password. The dialog closes when the employee is saved. If that fails, it stays open and keeps the typed text.',
      accessibility: [
        'The dialog is named by its title. Name has the focus. When the dialog closes, the focus returns to the control that opened it.',
        'Escape and a click outside close the dialog, except during a save. If there are unsaved changes, it asks for confirmation first.',
        'Each error is the description of its field. The first invalid field gets the focus.',
        'A refusal is a toast that interrupts screen readers, even while the dialog is open.',
      ],
    },
  },
} satisfies Meta<typeof AddEmployeeDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const save = (newcomer: typeof NEWCOMER, said: string) =>
  play(async ({ userEvent }) => {
    await fill(userEvent, newcomer);
    await press(userEvent, 'Save');
    await seeFailure(userEvent, said);
  });

export const Empty: Story = {
  play: play(() => seeDialog('Add New Employee')),
};
export const Invalid: Story = {
  play: play(async ({ userEvent }) => {
    await press(userEvent, 'Save');
    await see('Name is required');
    await expect(screen.getByText('Age is required')).toBeVisible();
  }),
};
export const Saving: Story = {
  globals: { state: 'saving' },
  play: play(async ({ userEvent }) => {
    await fill(userEvent, NEWCOMER);
    await press(userEvent, 'Save');
    await expect(await screen.findByRole('button', { name: /Save/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  }),
};
/** A toast disappears after five seconds. Here the pointer is on it, so it stays. */
export const EmailTaken: Story = {
  play: save(
    { ...NEWCOMER, Email: DEMO_ACCOUNTS[0].email },
    'ErrorFailed to save employee: An account with this email already exists',
  ),
};
/** The app does not know whether the employee was saved. */
export const Offline: Story = {
  globals: { state: 'offline' },
  play: save(NEWCOMER, 'ErrorFailed to save employee: Network Error'),
};
