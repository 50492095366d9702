import type { MouseEvent } from 'react';

/**
 * Handles a click on a part that is about one thing, such as a card: it follows the first link of the part, with the
 * keys that are held down. A control in the part keeps its own click, and selected text can be copied.
 */
export function followLink({ target, currentTarget, nativeEvent }: MouseEvent<HTMLElement>) {
  if (!(target instanceof Element) || target.closest('a, button')) return;
  if (window.getSelection()?.isCollapsed === false) return;
  currentTarget.querySelector('a')?.dispatchEvent(new window.MouseEvent('click', nativeEvent));
}
