import { screen } from '@testing-library/react';
import { delay, http } from 'msw';
import { DEFAULT_ARRANGEMENT } from '../../mocks/engine/arrangement';
import { server } from '../../mocks/runtimes/node';
import { renderApp } from '../../test/app/renderApp';

test('a list that comes late is there at once, and never taken for an empty one', async () => {
  const drawn: string[] = [];
  const observer = new MutationObserver((records) => {
    for (const { addedNodes, target } of records)
      drawn.push(
        target.textContent ?? '',
        ...Array.from(addedNodes, (node) => node.textContent ?? ''),
      );
  });
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  const { mock } = renderApp({
    mock: { rules: { listEmployees: [{ answer: 'mock', delay: 'forever' }] } },
  });
  expect(await screen.findByText('Loading employees...')).toBeInTheDocument();
  mock.set(DEFAULT_ARRANGEMENT);
  expect(await screen.findByText('mario.manager@example.com')).toBeVisible();
  observer.disconnect();
  expect(drawn.join('\n')).not.toMatch(/No employees|\b0 (?:of|employees)/);
});

test('the list of pages has all pages as soon as it is shown, after a slow response', async () => {
  renderApp();
  server.use(http.get('*/api/employees', () => delay(300)));
  expect(await screen.findByText('Loading employees...')).toBeVisible();
  const changed: unknown[] = [];
  const observer = new MutationObserver((records) => {
    changed.push(...records.map(({ target }) => (target as Element).ariaLabel));
  });
  observer.observe(document.body, { attributeFilter: ['disabled'], subtree: true });
  expect(await screen.findByRole('button', { name: 'Go to page 6' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Go to next page' })).toBeEnabled();
  // With one page at first, the button would be disabled and then enabled.
  expect(changed).toEqual([]);
});
