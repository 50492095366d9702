import { openPage } from '../browser';
import type { Condition } from '../probe';
import type { Line } from '../table';
import type { Measure } from './measure';
import { ROWS } from './measure';

/** Milliseconds: long enough for what stands in the place of an answer, and for a click to be forgotten. */
const DELAY = 800;

/** Until whatever comes later has come, such as the grid. */
const REST = 2_000;

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
  { name: 'Results', path: '/results', loaded: { selector: 'main [role="listitem"]' } },
];

/** How far things move while a screen loads (CLS), from its start on. */
export const layoutShift: Measure = async ({ browser, answers, origins }) => {
  const lines: Line[] = [];
  answers.size = 1_000;
  for (const { name, path, signedIn, loaded } of SCREENS) {
    answers.delay = DELAY;
    const { page, close } = await openPage(browser, `${origins.app}${path}`, {
      signedIn,
      expected: loaded,
    });
    if (name === 'Results') await page.getByRole('button', { name: 'Search', exact: true }).click();
    await page.evaluate(() => window.bench.painted);
    await page.waitForTimeout(REST);
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
