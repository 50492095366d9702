import { screen } from '@testing-library/react';
import { DEFAULT_ARRANGEMENT } from '../../mocks/arrangement/arrangement';
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
    mock: { rows: { listEmployees: [{ answer: 'mock', delay: 'forever' }] } },
  });
  expect(await screen.findByText('Loading employees...')).toBeInTheDocument();
  mock.set(DEFAULT_ARRANGEMENT);
  expect(await screen.findByText('mario.manager@example.com')).toBeVisible();
  observer.disconnect();
  expect(drawn.join('\n')).not.toMatch(/No employees|\b0 (?:of|employees)/);
});
