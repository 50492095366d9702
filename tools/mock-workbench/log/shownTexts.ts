import { isRole } from '../../../src/domain/constants';
import { isShort } from './sceneText';

/** The texts that Testing Library finds: each visible element's own text. */
export function textsIn(root: Element): ReadonlySet<string> {
  const texts = new Set<string>();
  const opened = openedIn(root);
  for (const element of root.querySelectorAll('*')) {
    const text = ownText(element);
    if (text === '' || !isShort(text) || !isSeen(element)) continue;
    if (!opened.some((part) => part.contains(element))) texts.add(text);
  }
  return texts;
}

/** Parts that a person has opened with a button. A test starts at the address, so without them. */
function openedIn(root: Element): Element[] {
  const buttons = root.querySelectorAll('[aria-expanded="true"][aria-controls]');
  return Array.from(buttons).flatMap(
    (button) => document.getElementById(button.getAttribute('aria-controls') ?? '') ?? [],
  );
}

/** The first texts of an answer that are on the screen. If there are none, its numbers. */
export function textsOfBody(body: unknown, screen: ReadonlySet<string>): string[] {
  const leaves = Array.from(new Set(leavesOf(body)));
  const texts = leaves.flatMap((leaf) =>
    typeof leaf === 'string' && screen.has(leaf) && !isRole(leaf) ? [leaf] : [],
  );
  const numbers = leaves.flatMap((leaf) =>
    typeof leaf === 'number' && screen.has(String(leaf)) ? [String(leaf)] : [],
  );
  return (texts.length > 0 ? texts : numbers).slice(0, MOST_TEXTS);
}

/** The heading of the screen. Empty while it is not known. */
export function headingIn(root: Element): string {
  const heading = root.querySelector('h1');
  const texts = heading ? [heading, ...heading.querySelectorAll('*')].map(ownText) : [];
  const found = texts.find((text) => text !== '' && isShort(text)) ?? '';
  return found === 'Loading...' ? '' : found;
}

const MOST_TEXTS = 3;

function leavesOf(value: unknown): unknown[] {
  return typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(leavesOf)
    : [value];
}

function ownText(element: Element): string {
  return Array.from(element.childNodes, (node) =>
    node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '') : '',
  )
    .join('')
    .trim()
    .replace(/\s+/g, ' ');
}

/** jsdom has no layout. */
const isSeen = (element: Element) =>
  typeof element.checkVisibility !== 'function' || element.checkVisibility();
