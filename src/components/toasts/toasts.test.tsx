import { act, screen, waitFor, within } from '@testing-library/react';
import type { ToastContent } from '../../lib/query/queryMeta';
import { renderApp } from '../../../test/app/renderApp';
import { notify } from './notify';

async function openApp() {
  const { user } = renderApp({ path: '/nowhere' });
  await screen.findByText('Not Found');
  return user;
}

function send(content: ToastContent) {
  act(() => {
    notify(content);
  });
}

async function show(content: ToastContent) {
  send(content);
  const toast = (await screen.findByText(String(content.text))).closest<HTMLElement>('[role]');
  if (!toast) throw new Error(`No toast contains "${String(content.text)}"`);
  return toast;
}

/** Returns the element that announces its new content. */
const liveRegion = () => document.querySelector<HTMLElement>('body > [aria-live="polite"]');

// This test runs before another test loads the code.
test('the first toast is announced, although its code is loaded on demand', async () => {
  await openApp();
  const region = liveRegion();
  expect(region).toBeEmptyDOMElement();
  const toast = await show({ text: 'Saved', tone: 'success' });
  expect(region).toContainElement(toast);
});

test('a default toast is announced politely, and can be closed', async () => {
  const user = await openApp();
  const toast = await show({ text: 'Saved', tone: 'success' });
  expect(toast).toHaveAttribute('role', 'none');
  expect(liveRegion()).toContainElement(toast);
  expect(toast).toHaveTextContent(/^Saved$/);
  await user.click(within(toast).getByRole('button', { name: 'Close notification' }));
  await waitFor(() => {
    expect(toast).not.toBeInTheDocument();
  });
});

test('a destructive toast is announced assertively, with its title', async () => {
  await openApp();
  const toast = await show({ title: 'Error', text: 'Failed', tone: 'destructive' });
  expect(toast).toHaveAttribute('role', 'alert');
  expect(toast).toHaveTextContent(/^ErrorFailed$/);
});

test('a new toast replaces the old toast', async () => {
  await openApp();
  const old = await show({ text: 'Saved', tone: 'success' });
  send({ text: 'Refused', tone: 'destructive' });
  send({ text: 'Failed', tone: 'destructive' });
  expect(await screen.findByText('Failed')).toBeVisible();
  await waitFor(() => {
    expect(old).not.toBeInTheDocument();
  });
});
