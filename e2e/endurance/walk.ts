import type { Page } from '@playwright/test';
import type { startRandom } from '../../mocks/seed/random';
import { DEMO_ACCOUNTS } from '../../mocks/demoAccounts';

type Random = ReturnType<typeof startRandom>;

/** A control, and the position of its centre. */
interface Control {
  x: number;
  y: number;
  name: string;
  isField: boolean;
}

const TEXTS = [
  'a',
  'example',
  '7',
  '12',
  '0x18',
  '=1+1',
  '%_&#+.*(',
  '<b>bold</b>',
  '\u202eright to left',
  '👩🏽‍💻',
  'nobody@example.com',
  'A note that says something.\nIn two lines.',
];

const KEYS = [
  'Enter',
  'Enter',
  'Escape',
  'Escape',
  'Tab',
  'Tab',
  'Space',
  'ArrowDown',
  'ArrowUp',
  'PageDown',
  'End',
  'Backspace',
];

/** Text that the screen shows only after an error in formatting. */
const UNFORMATTED = /undefined|\[object |\bNaN\b|Invalid Date/;

interface Screen {
  text: string;
  controls: Control[];
}

/** Empty during a navigation to another document. */
export const readScreen = (page: Page): Promise<Screen> =>
  page.evaluate(readDocument).catch(() => ({ text: '', controls: [] }));

/** Performs one random action and returns its description. */
export async function step(page: Page, random: Random, { controls }: Screen): Promise<string> {
  const action = random.helpers.weightedArrayElement([
    { weight: 60, value: click },
    { weight: 14, value: type },
    { weight: 16, value: pressKey },
    { weight: 5, value: scroll },
    { weight: 3, value: goBack },
    { weight: 1, value: goForward },
    { weight: 1, value: reload },
  ]);
  return action(page, random, controls);
}

async function click(page: Page, random: Random, controls: Control[]): Promise<string> {
  if (controls.length === 0) return clickAnywhere(page, random);
  const control = random.helpers.arrayElement(controls);
  const isTwice = random.datatype.boolean({ probability: 0.1 });
  await page.mouse.click(control.x, control.y, { clickCount: isTwice ? 2 : 1 });
  return `${isTwice ? 'double click' : 'click'} ${control.name}`;
}

/** Closes a popover, which covers all controls of the screen. */
async function clickAnywhere(page: Page, random: Random): Promise<string> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const [x, y] = [random.number.int({ max: width }), random.number.int({ max: height })];
  await page.mouse.click(x, y);
  return `click at ${x}, ${y}`;
}

async function type(page: Page, random: Random, controls: Control[]): Promise<string> {
  const fields = controls.filter(({ isField }) => isField);
  if (fields.length === 0) return click(page, random, controls);
  const field = random.helpers.arrayElement(fields);
  const text = random.helpers.arrayElement(TEXTS);
  await page.mouse.click(field.x, field.y);
  await page.keyboard.insertText(text);
  return `type ${JSON.stringify(text)} into ${field.name}`;
}

async function pressKey(page: Page, random: Random): Promise<string> {
  const key = random.helpers.arrayElement(KEYS);
  await page.keyboard.press(key);
  return `key ${key}`;
}

async function scroll(page: Page, random: Random): Promise<string> {
  const distance = random.number.int({ min: -800, max: 800 });
  await page.mouse.wheel(0, distance);
  return `scroll ${distance}`;
}

/** Goes back, but not beyond the first page of the app. */
async function goBack(page: Page): Promise<string> {
  await travel(page, () => {
    if (history.length > 3) history.back();
  });
  return 'back';
}

async function goForward(page: Page): Promise<string> {
  await travel(page, () => {
    history.forward();
  });
  return 'forward';
}

/** The entry may belong to another document. Then the page may be left before the function returns. */
const travel = (page: Page, move: () => void) => page.evaluate(move).catch(() => undefined);

async function reload(page: Page): Promise<string> {
  await page.reload();
  return 'reload';
}

/** Sometimes signs in on the sign-in page. Not always: the walk tests that page too. */
export async function maybeSignIn(page: Page, random: Random): Promise<boolean> {
  const isWanted = random.datatype.boolean({ probability: 0.25 });
  if (!isWanted || !isSignedOut(page)) return false;
  // While an earlier sign-in is pending, the fields are read-only.
  const account = random.helpers.arrayElement([...DEMO_ACCOUNTS]);
  await signInAs(page, account, { timeout: 500 }).catch(() => undefined);
  return true;
}

export const isSignedOut = (page: Page) => /\/(?:login|register)$/.test(page.url());

export type Account = Pick<(typeof DEMO_ACCOUNTS)[number], 'email' | 'password'>;

export async function signInAs(page: Page, account: Account, options = { timeout: 3_000 }) {
  if (page.url().endsWith('/register')) {
    await page.getByRole('link', { name: 'Sign In' }).click(options);
  }
  await page.getByLabel('Email').fill(account.email, options);
  await page.getByLabel('Password').fill(account.password, options);
  await page.getByRole('button', { name: 'Sign In' }).click(options);
}

/** Milliseconds within which a screen must show text. */
const TIMEOUT = 10_000;

/** The first problem of the screen, or undefined. */
export async function findProblem(page: Page, { text }: Screen): Promise<string | undefined> {
  const unformatted = UNFORMATTED.exec(text);
  if (unformatted) return `"${unformatted[0]}" is on the screen`;
  if (text.trim() !== '') return undefined;
  return page
    .waitForFunction(() => document.body.innerText.trim(), undefined, { timeout: TIMEOUT })
    .then(
      () => undefined,
      () => 'The page is blank',
    );
}

/** Runs in the page. */
function readDocument(): Screen {
  const selector =
    'button, a[href], input, textarea, [role="option"], [role^="menuitem"], [role="combobox"], [role="columnheader"]';
  const controls = [...document.querySelectorAll<HTMLElement>(selector)].flatMap((element) => {
    if (!element.checkVisibility() || element.matches(':disabled, [aria-disabled="true"]'))
      return [];
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const hit = document.elementFromPoint(x, y);
    if (!hit || !(element.contains(hit) || hit.contains(element))) return [];
    const name = (element.getAttribute('aria-label') ?? element.innerText).slice(0, 40);
    const isField = element.matches('input, textarea');
    return [{ x, y, name: `${element.tagName.toLowerCase()} "${name}"`, isField }];
  });
  return { text: document.body.innerText, controls };
}
