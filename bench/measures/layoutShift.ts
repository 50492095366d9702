import type { Measure } from '../support/bench';
import { openPage } from '../support/browser';
import { ROWS } from '../support/expectedRows';
import type { Condition } from '../support/probe';
import type { Line } from '../support/table';

/** Milliseconds. Loading states are shown, and a shift is not excluded as one that follows recent input (500 ms). */
const DELAY = 800;

/** Cards, or rows of the data grid. */
const HITS = 'main :is([role="listitem"], [role="row"][data-rowindex])';

interface Screen {
  name: string;
  path: string;
  signedIn?: boolean;
  loaded: Condition;
}

const SCREENS: Screen[] = [
  { name: 'Sign-in', path: '/login', signedIn: false, loaded: { selector: 'form' } },
  { name: 'Register', path: '/register', signedIn: false, loaded: { selector: 'form' } },
  { name: 'Home', path: '/', loaded: { selector: ROWS } },
  {
    name: 'Profile',
    path: '/employee-profile/employee-005',
    loaded: { selector: 'main tbody tr' },
  },
  { name: 'My Evaluations', path: '/evaluations', loaded: { selector: 'main tbody tr' } },
  { name: 'All Evaluations', path: '/all-evaluations', loaded: { selector: 'main tbody tr' } },
  { name: 'Evaluation', path: '/evaluation/evaluation-0007', loaded: { selector: 'dl bdi' } },
  { name: 'Results', path: '/results', loaded: { selector: HITS } },
  { name: 'Results as a table', path: '/results?view=table', loaded: { selector: HITS } },
];

/** The cumulative layout shift (CLS) while a screen loads. */
export const layoutShift: Measure = async ({ browser, answers, origins }) => {
  const lines: Line[] = [];
  answers.size = 1_000;
  for (const { name, path, signedIn, loaded } of SCREENS) {
    answers.delay = DELAY;
    const { page, settled, close } = await openPage(browser, `${origins.app}${path}`, {
      signedIn,
      expected: loaded,
    });
    if (path.startsWith('/results')) {
      await page.getByRole('button', { name: 'Search', exact: true }).click();
    }
    await page.evaluate(() => window.bench.painted);
    await settled();
    const shift = await page.evaluate(() => window.bench.shift);
    lines.push({
      name: `Layout shift, ${name}`,
      unit: '',
      of: 'max',
      app: [shift],
      target: { most: 0.01 },
    });
    await close();
  }
  return lines;
};
