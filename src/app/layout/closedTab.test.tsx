import { act, screen, waitFor, within } from '@testing-library/react';
import { enter } from '../../../test/app/enter';
import {
  findBanner,
  interrupted,
  openFirst,
  press,
  queryBanner,
  stored,
  THREE,
} from '../../../test/forms/drafts';
import { expectConsoleWarning } from '../../../test/setup/console';
import { session } from '../../session/session';

/** A tab can be closed before its dialog is saved. */

test('the typed text and the score are offered again on the next visit', async () => {
  const { user } = await interrupted();
  expect(await findBanner()).toHaveTextContent(/^You were writing about .+\.Score 7/);
  await press(user, 'Continue');
  expect(await screen.findByLabelText('Note')).toHaveValue('Calm');
  expect(screen.getByRole('radio', { name: '7' })).toBeChecked();
  await press(user, 'Save');
  expect(await screen.findByText('Evaluation created successfully')).toBeVisible();
  expect(queryBanner()).not.toBeInTheDocument();
  expect(stored()).toBeNull();
});

test('the text is stored while the user types, and deleted when the field is empty', async () => {
  const { user } = await openFirst('Add Evaluation', { mock: THREE });
  expect(stored()).toBeNull();
  await enter(user, { Note: 'Calm' });
  await waitFor(() => {
    expect(stored()).toContain('Calm');
  });
  await enter(user, { Note: '' });
  await waitFor(() => {
    expect(stored()).toBeNull();
  });
});

test('a password is not stored', async () => {
  const { user } = await openFirst('Add Employee', { mock: THREE });
  await enter(user, { Name: 'Grace', Password: 'top-secret' });
  window.dispatchEvent(new Event('pagehide'));
  expect(stored()).toContain('Grace');
  expect(stored()).not.toContain('top-secret');
});

test('the text is also stored when a phone hides the page', async () => {
  const { user } = await openFirst('Add Evaluation', { mock: THREE });
  await enter(user, { Note: 'Calm' });
  document.dispatchEvent(new Event('visibilitychange'));
  expect(stored()).toContain('Calm');
});

test('leaving the dialog deletes the text', async () => {
  const { user } = await openFirst('Add Evaluation', { mock: THREE });
  await enter(user, { Note: 'Calm' });
  window.dispatchEvent(new Event('pagehide'));
  expect(stored()).not.toBeNull();
  await press(user, 'Cancel');
  await user.click(within(await screen.findByRole('alertdialog')).getByText('Discard'));
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
  expect(stored()).toBeNull();
});

test('signing out deletes the text, and nothing is stored afterwards', async () => {
  const { user } = await openFirst('Add Evaluation', { mock: THREE });
  await enter(user, { Note: 'Calm' });
  window.dispatchEvent(new Event('pagehide'));
  expect(stored()).not.toBeNull();
  await enter(user, { Note: 'Calmer' });
  act(() => {
    session.signOut();
    expect(stored()).toBeNull();
    session.signIn('other', 'Admin', 'eve@example.com');
  });
  window.dispatchEvent(new Event('pagehide'));
  expect(stored()).toBeNull();
});

test('the user can type and save in a browser that stores nothing', async () => {
  const { user } = await openFirst('Add Evaluation', { mock: THREE });
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  expectConsoleWarning('Failed to save scroll positions');
  await enter(user, { Note: 'Calm', Score: '7' });
  window.dispatchEvent(new Event('pagehide'));
  await press(user, 'Save');
  expect(await screen.findByText('Evaluation created successfully')).toBeVisible();
});
