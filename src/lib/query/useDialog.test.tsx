import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { server } from '../../../mocks/runtimes/node';
import { enter } from '../../../test/app/enter';
import { renderApp } from '../../../test/app/renderApp';
import { answerPages, numbered } from '../../../test/lists/everyPage';

beforeEach(() => {
  // All queries are fresh at this time.
  jest.spyOn(Date, 'now').mockReturnValue(Date.now());
});

test('a recently read list is read again when it is visited after a save', async () => {
  const { user } = renderApp({ path: '/' });
  const reads = jest.fn();
  server.use(http.get('*/api/employees', reads));
  const total = async () => {
    const [, row] = await screen.findAllByRole('row');
    return Number(row && within(row).getAllByRole('cell')[3]?.textContent);
  };
  const before = await total();
  const [profile] = screen.getAllByRole('link', { name: 'View Profile' });
  if (!profile) throw new Error('There is no employee');
  await user.click(profile);
  await user.click(await screen.findByRole('button', { name: 'Add Evaluation' }));
  const dialog = await screen.findByRole('dialog');
  await enter(user, { Note: 'Calm and kind.', Score: '7' });
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() => {
    expect(dialog).not.toBeInTheDocument();
  });
  expect(reads).toHaveBeenCalledTimes(1);
  await user.click(screen.getByRole('link', { name: 'Back to Employees' }));
  await waitFor(async () => {
    expect(await total()).toBe(before + 1);
  });
  expect(reads).toHaveBeenCalledTimes(2);
});

test('all evaluations are not read again after Cancel', async () => {
  const { user } = renderApp({ path: '/all-evaluations?overview=1' });
  const asked = answerPages(2, (page) => numbered(page * 100 - 99, page * 100));
  await screen.findByText(/^200 evaluations, read/);
  const [add] = await screen.findAllByRole('button', { name: 'Add Evaluation' });
  if (!add) throw new Error('Nobody is due');
  await user.click(add);
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => {
    expect(dialog).not.toBeInTheDocument();
  });
  await user.click(screen.getByRole('link', { name: 'List' }));
  await user.click(await screen.findByRole('link', { name: 'Overview' }));
  await screen.findByText(/^200 evaluations, read/);
  expect(asked.sort()).toEqual([1, 2]);
});
