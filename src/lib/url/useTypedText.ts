import { useEffect, useEffectEvent, useState } from 'react';

/** Milliseconds without another letter until the address follows. */
const PAUSE = 300;

/**
 * The text of a field whose value is in the address. The field changes with each letter; `save` writes the text
 * into the address after a pause, on a click and when the page is left. Where the address changes by itself, as on
 * Back, the field follows it. `isPending` says that the address has another text than the field.
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
    setLastSent(text);
    save(text);
  });
  useEffect(() => {
    if (!isUnsent) return;
    const timer = window.setTimeout(flush, PAUSE);
    return () => {
      window.clearTimeout(timer);
    };
  }, [isUnsent, text]);
  useEffect(() => {
    // Capture, because a link must find the address up to date. Not on blur: a list that gets shorter while the button
    // is down would move away what is pressed.
    window.addEventListener('click', flush, true);
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('click', flush, true);
      window.removeEventListener('pagehide', flush);
    };
  }, []);

  return { text, setText, isPending: text !== saved };
}
