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
      use:
        'From Add Employee on Home. The new employee can sign in with this password. It closes ' +
        'when the employee is saved and stays, with what was typed, when that fails.',
      accessibility: [
        'A dialog named by its title. Name has the focus; on closing it goes back to what opened the dialog.',
        'Escape and a click beside it cancel, but do nothing while it is saving; unsaved changes are asked about first.',
        'Each error is part of what a screen reader says of its field; the first one has the focus.',
        'A refusal is a toast that interrupts a screen reader, although the dialog is open.',
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
