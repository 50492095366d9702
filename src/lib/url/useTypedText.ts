import { useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * Milliseconds without typing until the address changes. With fewer, it would change between the letters of a slow
 * typist.
 */
const PAUSE = 500;

/** Events on a link before it is followed, opened in a tab or copied. */
const PRESSES = ['click', 'auxclick', 'contextmenu'];

/** Events when the focus moves to the address bar or another window, or when the page is left or reloaded. */
const EXITS = ['blur', 'pagehide'];

/**
 * Returns the text of a field whose value is in the address. `save` writes the text to the address when typing pauses
 * and before the screen is left. If the address changes otherwise, for example by Back, the field shows the new value.
 * `isPending` is true while the address has another text than the field.
 */
export function useTypedText(saved: string, save: (text: string) => void) {
  const [text, setText] = useState(saved);
  const [previous, setPrevious] = useState(saved);
  const [lastSent, setLastSent] = useState<string>();

  if (saved !== previous) {
    setPrevious(saved);
    // A change by this field itself is ignored, because the user may have typed more in the meantime.
    if (saved !== lastSent) {
      setText(saved);
      setLastSent(undefined);
    }
  }

  const isUnsent = text !== saved && text !== lastSent;
  const flush = useEffectEvent(() => {
    if (!isUnsent) return;
    // The address must be updated before a link is followed.
    flushSync(() => {
      setLastSent(text);
      save(text);
    });
  });
  useEffect(() => {
    if (!isUnsent) return;
    const timer = window.setTimeout(flush, PAUSE);
    return () => {
      window.clearTimeout(timer);
    };
  }, [isUnsent, text]);
  useEffect(() => beforeLeaving(flush), []);

  return { text, setText, isPending: text !== saved };
}

/**
 * Calls `flush` before the address can be read or left: on a press on a link, when the pointer leaves the page (for
 * example for Back), and on a key that can be a shortcut of the browser. The loss of the focus does not count: a list
 * that becomes shorter while the mouse button is down would move the pressed element. Returns a function that stops it.
 */
function beforeLeaving(flush: () => void): () => void {
  const onShortcut = (event: KeyboardEvent) => {
    if (canLeavePage(event)) flush();
  };
  const { documentElement } = document;
  for (const type of PRESSES) window.addEventListener(type, flush, true);
  window.addEventListener('keydown', onShortcut, true);
  for (const type of EXITS) window.addEventListener(type, flush);
  documentElement.addEventListener('mouseleave', flush);
  return () => {
    for (const type of PRESSES) window.removeEventListener(type, flush, true);
    window.removeEventListener('keydown', onShortcut, true);
    for (const type of EXITS) window.removeEventListener(type, flush);
    documentElement.removeEventListener('mouseleave', flush);
  };
}

/** Whether the key can be a shortcut of the browser. A reload keeps the address from before `pagehide`. */
export const canLeavePage = ({ altKey, ctrlKey, metaKey, key }: KeyboardEvent) =>
  altKey || ctrlKey || metaKey || key === 'F5';
