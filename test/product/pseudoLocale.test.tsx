import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { paths } from '../../src/lib/url/paths';
import { collectWritten, pseudo } from '../app/pseudoLocale';
import { waitForEarlierCalls } from '../calls/waitForEarlierCalls';
import { renderApp } from '../app/renderApp';
import { untranslated } from '../app/untranslated';

beforeAll(collectWritten);

/** More rows have the same texts of the product. */
const FEW = { employees: 12, evaluations: 60 };

const signedOut: string[] = [paths.login, paths.register];
const screens = Object.values(paths).filter(
  (path) => !signedOut.includes(path) && !path.includes(':'),
);

test.each([
  ...screens,
  '/?columns=position,hireDate&sort=name',
  '/all-evaluations?overview=1',
  '/all-evaluations?find=the&score=3..9&period=2025-01-01..2025-12-31',
  '/results?q=',
  '/results?q=&view=table&columns=email,hireDate',
  '/employee-profile/employee-004',
  '/results/compare?ids=employee-004,employee-005,employee-006&tables=scores',
  '/results/print?ids=employee-004,employee-005&period=any',
  '/evaluation/evaluation-0016',
  '/nothing',
])('%s shows and prints only texts that are messages', async (path) => {
  renderApp({ path, i18n: pseudo, mock: { seed: FEW } });
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => {
    expect(
      document.querySelector('.MuiSkeleton-root, [aria-busy="true"], [role="progressbar"]'),
    ).toBeNull();
  });
  expect(untranslated()).toEqual([]);
  // The printed page has charts that the screen has not loaded yet.
  await act(async () => {
    window.dispatchEvent(new Event('beforeprint'));
    await waitForEarlierCalls();
  });
  expect(untranslated()).toEqual([]);
  fireEvent(window, new Event('afterprint'));
});
