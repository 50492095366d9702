import { act, screen } from '@testing-library/react';
import { http } from 'msw';
import { server } from '../../mocks/runtimes/node';
import { renderApp } from '../../test/app/renderApp';
import { gate } from '../../test/calls/gate';
import { trackDownload } from '../lib/query/receivedBytes';

test('a list that loads late never looks empty, and has all its pages at once', async () => {
  const drawn: (string | null)[] = [];
  const changed: string[] = [];
  const observer = new MutationObserver((records) => {
    for (const { addedNodes, target, type } of records) {
      if (type === 'attributes') changed.push((target as Element).ariaLabel ?? '');
      drawn.push(target.textContent, ...Array.from(addedNodes, (node) => node.textContent));
    }
  });
  observer.observe(document.body, {
    ...{ subtree: true, childList: true, characterData: true },
    attributeFilter: ['disabled'],
  });
  const { opened, open } = gate();
  renderApp();
  server.use(
    http.get('*/api/employees', async () => {
      await opened;
    }),
  );
  expect(await screen.findByText('Loading employees...')).toBeVisible();
  open();
  expect(await screen.findByText('mario.manager@example.com')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Go to page 6' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Go to next page' })).toBeEnabled();
  observer.disconnect();
  expect(drawn.join('\n')).not.toMatch(/No employees|\b0 (?:of|employees)/);
  // With one page at first, the button would be disabled and then enabled.
  expect(changed).not.toContain('Go to next page');
});

/** Tracks the download of an answer. `pass` lets ten seconds pass. */
function follow() {
  const timer = jest.spyOn(globalThis, 'setTimeout');
  const answer = trackDownload();
  const [pass, delay] = timer.mock.lastCall ?? [];
  timer.mockRestore();
  if (!pass || delay !== 10_000) throw new Error('No timer waits for ten seconds');
  return { answer, pass };
}

test('a list that takes more than ten seconds shows how much was received', async () => {
  renderApp({ mock: 'loading' });
  expect(await screen.findByText('Loading employees...')).toBeVisible();
  const { answer, pass } = follow();
  act(() => {
    answer.progress(34_567);
  });
  expect(screen.queryByText(/so far/)).not.toBeInTheDocument();
  act(pass);
  expect(screen.getByText('0.03 MB so far')).toBeVisible();
  act(() => {
    answer.progress(1_234_567);
  });
  expect(screen.getByText('1.2 MB so far')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent(/^Loading employees...$/);
  act(answer.end);
  expect(screen.queryByText(/so far/)).not.toBeInTheDocument();
});
