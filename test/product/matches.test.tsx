import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { server } from '../../mocks/runtimes/node';
import { renderApp } from '../app/renderApp';
import { setViewportWidth } from '../setup/viewport';

const highlights = (part: HTMLElement) =>
  Array.from(part.querySelectorAll('mark'), ({ textContent }) => textContent);

test.each([1280, 375])('Home highlights matches of the search at %i px', async (width) => {
  setViewportWidth(width);
  const { user } = renderApp();
  const box = await screen.findByRole('searchbox');
  const table = await screen.findByRole('table', { name: 'Employees' });
  expect(await screen.findByRole('link', { name: 'Mario Bianchi' })).toBeVisible();
  expect(highlights(table)).toEqual([]);

  await user.type(box, 'muller zoe');
  expect(screen.getByRole('link', { name: 'Zoë Müller' })).toBeVisible();
  expect(highlights(table)).toEqual(['Zoë', 'Müller', 'zoe']);
  await user.clear(box);
  expect(highlights(table)).toEqual([]);
});

test('Results highlights matches of the search in its cards', async () => {
  renderApp({ path: '/results?q=mario' });
  const card = await screen.findByRole('listitem');
  expect(screen.getByRole('heading', { name: 'Mario Bianchi' })).toBeVisible();
  expect(highlights(card)).toEqual(['Mario', 'mario']);
});

test.each([
  ['/?q=a&columns=position', 'table'],
  ['/results?q=a', 'list'],
  ['/all-evaluations?find=a', 'table'],
])('%s does not highlight N/A and No note provided as matches', async (path, role) => {
  renderApp({ path });
  const nobody = { _id: 'employee-101', name: 'Ann' };
  server.use(
    http.get('*/api/employees', () => HttpResponse.json({ employees: [nobody], total: 1 })),
    http.get('*/api/evaluations', () =>
      HttpResponse.json({
        evaluations: [{ _id: 'x', employee: nobody, evaluator: null, note: null, score: null }],
        totalPages: 1,
      }),
    ),
  );
  const part = await screen.findByRole(role, { name: /^(Employees|All Evaluations)/ });
  expect(await within(part).findByRole('link', { name: 'Ann' })).toBeVisible();
  expect(within(part).getAllByText('N/A')).not.toEqual([]);
  expect(highlights(part)).toEqual(['A']);
});
