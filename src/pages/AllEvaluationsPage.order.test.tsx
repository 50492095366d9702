import { screen, waitFor, within } from '@testing-library/react';
import { buildEvaluation } from '../../mocks/db/builders';
import { ANN, answerPages } from '../../test/lists/everyPage';
import { renderApp } from '../../test/app/renderApp';
import { setViewportWidth } from '../../test/setup/viewport';

const PEOPLE = [
  ['Bob', 4, '2025-03-01T09:00:00.000Z'],
  ['Cid', 9, '2025-02-01T09:00:00.000Z'],
  ['Ana', 7, '2025-01-01T09:00:00.000Z'],
] as const;

const THREE = PEOPLE.map(([name, score, createdAt]) =>
  buildEvaluation({
    _id: name,
    employee: { _id: name, name, email: `${name}@example.com` },
    evaluator: ANN,
    score,
    createdAt,
  }),
);

const names = () =>
  screen.queryAllByRole('link', { name: /^(Ana|Bob|Cid)$/ }).map(({ textContent }) => textContent);

test('a fully loaded list can be sorted by its headers, but the pages of the server cannot', async () => {
  const { user, router } = renderApp({ path: '/all-evaluations' });
  answerPages(1, () => THREE);
  expect(await screen.findByText('Page 1 of 40')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Score' })).not.toBeInTheDocument();

  await user.type(screen.getByRole('searchbox'), 'ann');
  const score = await screen.findByRole('button', { name: 'Score' });
  const created = screen.getByRole('columnheader', { name: 'Created At' });
  expect(created).toHaveAttribute('aria-sort', 'descending');
  expect(names()).toEqual(['Bob', 'Cid', 'Ana']);
  await user.click(score);
  expect(names()).toEqual(['Bob', 'Ana', 'Cid']);
  await user.click(score);
  expect(names()).toEqual(['Cid', 'Ana', 'Bob']);
  expect(router.state.location.search).toContain('sort=-score');
  await user.click(screen.getByRole('button', { name: 'Employee' }));
  expect(names()).toEqual(['Ana', 'Bob', 'Cid']);
  expect(created).not.toHaveAttribute('aria-sort');
});

test('on a phone, the filters and the order are in a sheet, and the export is in a menu', async () => {
  setViewportWidth(375);
  const { user, router } = renderApp({ path: '/all-evaluations?score=5-' });
  answerPages(1, () => THREE);
  await user.click(await screen.findByRole('button', { name: 'Filters (1)' }));
  const sheet = await screen.findByRole('dialog', { name: 'Filters' });
  expect(await within(sheet).findByRole('button', { name: 'Show 2' })).toBeVisible();
  await user.selectOptions(within(sheet).getByLabelText('Order'), 'Employee');
  expect(router.state.location.search).toBe('?score=5-&sort=employee');
  await user.click(within(sheet).getByRole('checkbox', { name: 'Without note' }));
  await user.click(await within(sheet).findByRole('button', { name: 'Show 0' }));
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
  expect(screen.getByText('No evaluations match.')).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Filters (2)' }));
  await user.click(await screen.findByRole('button', { name: 'Clear' }));
  expect(router.state.location.search).toBe('?sort=employee');
  await user.click(await screen.findByRole('button', { name: 'Show 3' }));
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
  await user.click(screen.getByRole('button', { name: 'More' }));
  expect(await screen.findByRole('menuitem', { name: 'Export evaluations' })).toBeVisible();
});
