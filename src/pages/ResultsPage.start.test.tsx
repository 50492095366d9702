import { act, screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '../../test/app/renderApp';

const NAME = 'Recent searches';
const INVITATION = /^Search by name or e-mail address/;

const box = () => screen.findByRole('searchbox', { name: 'Search for an employee' });
const links = () =>
  within(screen.getByRole('navigation', { name: NAME })).getAllByRole<HTMLAnchorElement>('link');
const recent = () => links().map(({ textContent }) => textContent);

/** Runs searches one after the other, and goes back to Results without one. */
async function searchFor({ user, router }: ReturnType<typeof renderApp>, ...texts: string[]) {
  for (const text of texts) {
    await user.clear(await box());
    await user.paste(text);
    await user.keyboard('{Enter}');
    await waitFor(() => {
      expect(new URLSearchParams(router.state.location.search).get('q')).toBe(text);
    });
  }
  await user.click(screen.getByRole('link', { name: 'Results' }));
  expect(await screen.findByText(INVITATION)).toBeVisible();
}

test('an introduction is shown before a search and after Back', async () => {
  const { user, router } = renderApp({ path: '/results' });
  expect(await screen.findByText(INVITATION)).toBeVisible();
  expect(screen.queryByRole('navigation', { name: NAME })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Search' }));
  expect(await screen.findByText('57 found')).toBeVisible();
  expect(screen.queryByText(INVITATION)).toBeNull();
  await act(() => router.navigate(-1));
  expect(screen.getByText(INVITATION)).toBeVisible();
  expect(router.state.location.search).toBe('');
  expect(screen.queryByText('57 found')).toBeNull();
  expect(screen.queryAllByRole('listitem')).toEqual([]);
});

test('recent searches are links, the newest first', async () => {
  const app = renderApp({ path: '/results' });
  await searchFor(app, 'one', 'mar');
  expect(recent()).toEqual(['mar', 'one']);

  await app.user.click(screen.getByRole('link', { name: 'mar' }));
  expect(await screen.findByText('5 found')).toBeVisible();
  expect(app.router.state.location.search).toBe('?q=mar');
  expect(await box()).toHaveValue('mar');
  expect(screen.getByRole('heading', { name: 'Results' })).toHaveFocus();
});

test('a recent search is kept after a reload, and a long one is truncated', async () => {
  const app = renderApp({ path: '/results' });
  const texts = ['a&q=b#c%', 'x'.repeat(20_000)];
  await searchFor(app, ...texts);
  app.unmount();
  renderApp({ path: '/results', as: null });
  expect(await screen.findByText(INVITATION)).toBeVisible();
  expect(recent()).toEqual([`${'x'.repeat(100)}…`, 'a&q=b#c%']);
  const asked = links().map((link) => new URL(link.href).searchParams.get('q'));
  expect(asked).toEqual(texts.toReversed());
});
