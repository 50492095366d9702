import type { Target } from './engine';

/**
 * Finds the visible element with this role and name, unless it is animated or covered. It runs in the page, so it uses
 * nothing from outside the function.
 */
export function locate({ role, name }: Target): Element | null {
  const selectors: Record<Target['role'], string> = {
    button: 'button',
    dialog: '[role="dialog"]',
    field: 'input, textarea',
    heading: 'h1, h2, h3',
    link: 'a[href]',
    menuitemradio: '[role="menuitemradio"]',
  };
  const nameOf = (element: HTMLElement) => {
    const title = document.getElementById(element.getAttribute('aria-labelledby') ?? '');
    const labels = 'labels' in element ? (element.labels as NodeListOf<HTMLElement> | null) : null;
    return element.ariaLabel ?? (title ?? labels?.[0] ?? element).textContent.trim();
  };
  const isMoving = (element: HTMLElement) =>
    document
      .getAnimations()
      .some(
        ({ effect }) =>
          effect instanceof KeyframeEffect && effect.target?.contains(element) === true,
      );
  const isReachable = (element: HTMLElement) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return hit !== null && (element.contains(hit) || hit.contains(element));
  };
  const candidates = [...document.querySelectorAll<HTMLElement>(selectors[role])];
  const match = candidates.find(
    (element) =>
      element.checkVisibility() &&
      !element.matches(':disabled') &&
      !element.closest('[inert], [aria-hidden="true"]') &&
      nameOf(element) === name,
  );
  return match && !isMoving(match) && isReachable(match) ? match : null;
}

/** Returns and clears the errors that recorder.ts has recorded. This runs in the page. */
export const takeRecorded = () => globalThis.problems.splice(0);

/** Selects the text of a field. This runs in the page. */
export function selectAll(field: Element) {
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.select();
}
