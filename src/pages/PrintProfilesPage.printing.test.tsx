import { act, screen } from '@testing-library/react';
import { renderApp } from '../../test/app/renderApp';
import { printProfilesPath } from '../lib/url/paths';

/** Returns the address of the sheets of people, of any time. */
const ofAnyTime = (ids: string[], from = '') => `${printProfilesPath(ids, from)}&period=any`;

test('Print prints after everything is drawn, and a link leads back to the results', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation();
  const { user } = renderApp({ path: ofAnyTime(['employee-006'], 'q=mar') });
  await screen.findByRole('article');
  await user.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('link', { name: 'Back to results' })).toHaveAttribute(
    'href',
    '/results?q=mar&chosen=employee-006',
  );
});

test('charts that are not drawn yet are drawn before printing', async () => {
  const ids = ['003', '004', '005', '006', '007', '008'].map((number) => `employee-${number}`);
  renderApp({ path: ofAnyTime(ids) });
  await screen.findAllByRole('article');
  const missing = () => document.querySelectorAll('article .MuiSkeleton-root');
  expect(missing()).not.toHaveLength(0);
  act(() => {
    window.dispatchEvent(new Event('beforeprint'));
  });
  expect(missing()).toHaveLength(0);
  act(() => {
    window.dispatchEvent(new Event('afterprint'));
  });
});

test('without people, the page says where to select them', async () => {
  renderApp({ path: '/results/print' });
  expect(
    await screen.findByText('Choose people in Results to print their profiles.'),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to Results' })).toHaveAttribute('href', '/results');
});
