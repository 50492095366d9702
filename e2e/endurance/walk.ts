import type { Page } from '@playwright/test';
import type { startRandom } from '../../mocks/seed/random';
import { DEMO_ACCOUNTS } from '../../mocks/demoAccounts';

type Random = ReturnType<typeof startRandom>;

/** Something to press, and its position. */
interface Spot {
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

/** What a value looks like that the app did not format. */
const UNFORMATTED = /undefined|\[object |\bNaN\b|Invalid Date/;

/** What is on the screen. */
interface Screen {
  text: string;
  spots: Spot[];
}

/** Empty while the page is replaced by another. */
export const readScreen = (page: Page): Promise<Screen> =>
  page.evaluate(readDocument).catch(() => ({ text: '', spots: [] }));

/** Does one thing and returns what it was. */
export async function step(page: Page, random: Random, { spots }: Screen): Promise<string> {
  const act = random.helpers.weightedArrayElement([
    { weight: 60, value: press },
    { weight: 14, value: type },
    { weight: 16, value: strike },
    { weight: 5, value: scroll },
    { weight: 3, value: back },
    { weight: 1, value: forward },
    { weight: 1, value: reload },
  ]);
  return act(page, random, spots);
}

async function press(page: Page, random: Random, spots: Spot[]): Promise<string> {
  if (spots.length === 0) return pressAnywhere(page, random);
  const spot = random.helpers.arrayElement(spots);
  const isTwice = random.datatype.boolean({ probability: 0.1 });
  await page.mouse.click(spot.x, spot.y, { clickCount: isTwice ? 2 : 1 });
  return `${isTwice ? 'double click' : 'click'} ${spot.name}`;
}

/** Closes a popover, which covers the screen and has nothing to press. */
async function pressAnywhere(page: Page, random: Random): Promise<string> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const [x, y] = [random.number.int({ max: width }), random.number.int({ max: height })];
  await page.mouse.click(x, y);
  return `click at ${x}, ${y}`;
}

async function type(page: Page, random: Random, spots: Spot[]): Promise<string> {
  const fields = spots.filter(({ isField }) => isField);
  if (fields.length === 0) return press(page, random, spots);
  const field = random.helpers.arrayElement(fields);
  const text = random.helpers.arrayElement(TEXTS);
  await page.mouse.click(field.x, field.y);
  await page.keyboard.insertText(text);
  return `type ${JSON.stringify(text)} into ${field.name}`;
}

async function strike(page: Page, random: Random): Promise<string> {
  const key = random.helpers.arrayElement(KEYS);
  await page.keyboard.press(key);
  return `key ${key}`;
}

async function scroll(page: Page, random: Random): Promise<string> {
  const distance = random.number.int({ min: -800, max: 800 });
  await page.mouse.wheel(0, distance);
  return `scroll ${distance}`;
}

/** Goes back, but not out of the app. */
async function back(page: Page): Promise<string> {
  await page.evaluate(() => {
    if (history.length > 3) history.back();
  });
  return 'back';
}

async function forward(page: Page): Promise<string> {
  await page.evaluate(() => {
    history.forward();
  });
  return 'forward';
}

async function reload(page: Page): Promise<string> {
  await page.reload();
  return 'reload';
}

/** Signs in on the sign-in page; not always, because the walk tests that page too. */
export async function perhapsSignIn(page: Page, random: Random): Promise<boolean> {
  const isWanted = random.datatype.boolean({ probability: 0.25 });
  if (!isWanted || !isSignedOut(page)) return false;
  // While an earlier sign-in is under way there is nothing to fill in.
  const account = random.helpers.arrayElement([...DEMO_ACCOUNTS]);
  await signInAs(page, account, { timeout: 500 }).catch(() => undefined);
  return true;
}

export const isSignedOut = (page: Page) => /\/(?:login|register)$/.test(page.url());

export type Account = Pick<(typeof DEMO_ACCOUNTS)[number], 'email' | 'password'>;

export async function signInAs(page: Page, account: Account, soon = { timeout: 3_000 }) {
  if (page.url().endsWith('/register')) {
    await page.getByRole('link', { name: 'Sign In' }).click(soon);
  }
  await page.getByLabel('Email').fill(account.email, soon);
  await page.getByLabel('Password').fill(account.password, soon);
  await page.getByRole('button', { name: 'Sign In' }).click(soon);
}

/** Milliseconds in which a screen must show something. */
const TIMEOUT = 10_000;

/** What is wrong with the screen, or undefined. */
export async function faultIn(page: Page, { text }: Screen): Promise<string | undefined> {
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
  const pressable =
    'button, a[href], input, textarea, [role="option"], [role^="menuitem"], [role="combobox"], [role="columnheader"]';
  const spots = [...document.querySelectorAll<HTMLElement>(pressable)].flatMap((element) => {
    if (!element.checkVisibility() || element.matches(':disabled, [aria-disabled="true"]'))
      return [];
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const seen = document.elementFromPoint(x, y);
    if (!seen || !(element.contains(seen) || seen.contains(element))) return [];
    const name = (element.getAttribute('aria-label') ?? element.innerText).slice(0, 40);
    const isField = element.matches('input, textarea');
    return [{ x, y, name: `${element.tagName.toLowerCase()} "${name}"`, isField }];
  });
  return { text: document.body.innerText, spots };
}
