import { useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';

/** Milliseconds without another letter until the address follows. With 300, a slow computer shows a letter 14 % later. */
const PAUSE = 500;

/** On a link, before it is followed, opened elsewhere or copied. */
const PRESSES = ['click', 'auxclick', 'contextmenu'];

/** The focus goes to the browser's address bar or to another window; the page is left or loaded anew. */
const EXITS = ['blur', 'pagehide'];

/**
 * The text of a field whose value is in the address. The field changes with each letter; `save` writes the text
 * into the address after a pause and before the screen is left. Where the address changes by itself, as on Back, the
 * field follows it. `isPending` says that the address has another text than the field.
 */
export function useTypedText(saved: string, save: (text: string) => void) {
  const [text, setText] = useState(saved);
  const [previous, setPrevious] = useState(saved);
  const [lastSent, setLastSent] = useState<string>();

  if (saved !== previous) {
    setPrevious(saved);
    // The answer to this field's own change, which may have more letters by now.
    if (saved !== lastSent) {
      setText(saved);
      setLastSent(undefined);
    }
  }

  const isUnsent = text !== saved && text !== lastSent;
  const flush = useEffectEvent(() => {
    if (!isUnsent) return;
    // The field must find its text in the address before a link is followed.
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
 * Calls it before the address is read: also when the pointer leaves the page, as for Back, and with a key that can be a
 * shortcut of the browser. Not when the field loses the focus: a list that gets shorter while the button is down would
 * move away what is pressed. Returns a function that ends it.
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

/** Whether it can be a shortcut of the browser. A reload begins before `pagehide`, and takes the address as it was. */
export const canLeavePage = ({ altKey, ctrlKey, metaKey, key }: KeyboardEvent) =>
  altKey || ctrlKey || metaKey || key === 'F5';
