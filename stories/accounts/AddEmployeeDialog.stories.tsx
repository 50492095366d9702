import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import type { StoryParameters } from '../../.storybook/stories/parameters';
import { play } from '../../.storybook/stories/play';
import { DEMO_ACCOUNTS } from '../../mocks/demoAccounts';
import { AddEmployeeDialog } from '../../src/features/accounts/AddEmployeeDialog';
import { press } from '../flows/actions';
import { failureToast, fill, NEWCOMER } from './steps';

const [admin] = DEMO_ACCOUNTS;

const meta = {
  title: 'Accounts/Add Employee Dialog',
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
  } satisfies StoryParameters,
} satisfies Meta<typeof AddEmployeeDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const save = (newcomer: typeof NEWCOMER, said: string) =>
  play(async ({ userEvent }) => {
    await fill(userEvent, newcomer);
    await press(userEvent, 'Save');
    await expect(await failureToast(userEvent)).toHaveTextContent(said);
  });

export const Default: Story = {
  play: play(async () => {
    await waitFor(() =>
      expect(screen.getByRole('dialog', { name: 'Add New Employee' })).toBeVisible(),
    );
  }),
};
export const RoleMenuOpen: Story = {
  play: play(async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('combobox', { name: 'Role' }));
    await waitFor(() => expect(screen.getByRole('option', { name: 'Manager' })).toBeVisible());
  }),
};
export const ValidationErrors: Story = {
  play: play(async ({ userEvent }) => {
    await press(userEvent, 'Save');
    await waitFor(() => expect(screen.getByText('Name is required')).toBeVisible());
    await expect(screen.getByText('Age is required')).toBeVisible();
  }),
};
export const Sending: Story = {
  globals: { scenario: 'saving' },
  play: play(async ({ userEvent }) => {
    await fill(userEvent, NEWCOMER);
    await press(userEvent, 'Save');
    await expect(await screen.findByRole('button', { name: /Save/ })).toBeDisabled();
  }),
};
/** A toast is removed after five seconds, but not while the pointer is on it, as it is here. */
export const EmailTaken: Story = {
  play: save(
    { ...NEWCOMER, Email: admin.email },
    'ErrorFailed to save employee: An account with this email already exists',
  ),
};
/** The server cannot do it and says why. */
export const Refused: Story = {
  globals: { scenario: 'saveError' },
  play: save(NEWCOMER, 'ErrorFailed to save employee: Something went wrong on the server'),
};
/** On a server that lets no Employee add others. */
export const NotAllowed: Story = {
  globals: { scenario: 'strictRoles', role: 'Employee' },
  play: save(NEWCOMER, 'ErrorFailed to save employee: Your role does not allow this'),
};
export const Offline: Story = {
  globals: { scenario: 'offline' },
  play: save(NEWCOMER, 'ErrorFailed to save employee: Network Error'),
};
