import { useEffect, useState } from 'react';
import {
  deleteDraft,
  isStoredDraft,
  writeDraft,
  type DraftSubject,
  type Texts,
  type QueuePosition,
} from './dialogDraft';
import { isTyped, readDraft } from './draft';
import { markOpen } from './openDrafts';
import { createId, session } from './session';

/** Milliseconds between a change and the write. Later changes in this time are written with it. */
const DELAY = 500;

interface DraftOptions {
  subject: DraftSubject;
  /** The initial values of the fields to store. Other fields, such as a password, are not stored. */
  initialValues: Texts;
  /** The values of the draft for which the dialog was opened again. */
  typed: Texts | undefined;
  /** The position in a queue of evaluations. It is stored even if nothing is typed. */
  queue?: QueuePosition | undefined;
}

/** Stores the typed text of a dialog, as a draft that replaces an older one. Returns the prop `draft` of FormDialog. */
export function useDraft(options: DraftOptions) {
  const [keeper] = useState(() => createKeeper(options));
  useEffect(() => {
    keeper.update(options);
  });
  useEffect(() => keeper.start(), [keeper]);
  return { ...keeper.handlers, typed: options.typed };
}

/** Stores the draft of one dialog. This renders nothing. */
function createKeeper(initial: DraftOptions) {
  const id = createId();
  // The e-mail is read at the start, because an expired session has none.
  const { email } = session.get();
  const sessionId = session.getId();
  let options = initial;
  let latest: Record<string, unknown> = { ...initial.initialValues, ...initial.typed };
  let timer: number | undefined;
  let markClosed: (() => void) | undefined;
  /** Whether this dialog has a stored draft, and whether the browser keeps it. */
  let stored: 'none' | 'in memory' | 'kept' = 'none';

  /** Returns the values, without those of fields that are not stored. Empty if all are the initial ones. */
  function changedValues(): Texts {
    const { initialValues } = options;
    const fields = Object.keys(initialValues);
    const values = Object.fromEntries(fields.map((name) => [name, String(latest[name])]));
    return fields.some((name) => values[name] !== initialValues[name]) ? values : {};
  }

  function write() {
    window.clearTimeout(timer);
    timer = undefined;
    // Without an e-mail the draft could not be offered to its user alone. After another session began, it is too late.
    if (email === undefined || session.getId() !== sessionId) return;
    const { subject, queue } = options;
    const values = changedValues();
    const draft = { id, subject, values, queue };
    if (isTyped({ values }) || (queue && !isOtherTyped())) {
      markClosed ??= markOpen(id);
      stored = writeDraft(draft, email) ? 'kept' : 'in memory';
    } else forget();
  }

  /** Whether the stored draft is another one with text. A queue without text must not replace it. */
  function isOtherTyped(): boolean {
    const draft = readDraft();
    return draft !== undefined && !isStoredDraft(id) && isTyped(draft);
  }

  function flush() {
    if (timer !== undefined) write();
  }

  function forget() {
    window.clearTimeout(timer);
    timer = undefined;
    if (stored !== 'none') deleteDraft(id);
    stored = 'none';
  }

  return {
    update(next: DraftOptions) {
      options = next;
    },
    /** Starts the keeper. Returns a function that stops it. */
    start() {
      if (options.typed ?? options.queue) write();
      const stopListening = session.subscribe((expired) => {
        if (expired) flush();
      });
      // A phone may end a page that is not visible without a further event.
      window.addEventListener('pagehide', flush);
      document.addEventListener('visibilitychange', flush);
      return () => {
        flush();
        stopListening();
        window.removeEventListener('pagehide', flush);
        document.removeEventListener('visibilitychange', flush);
        markClosed?.();
        markClosed = undefined;
      };
    },
    handlers: {
      onTyped(values: Record<string, unknown>) {
        latest = values;
        if (timer !== undefined || (stored === 'none' && !isTyped({ values: changedValues() }))) {
          return;
        }
        timer = window.setTimeout(write, DELAY);
      },
      /** Writes at once. Returns whether all typed text outlives the page. */
      keep(): boolean {
        flush();
        return stored === 'kept';
      },
      /** Deletes the draft of this dialog after a save or when the user leaves it. */
      forget,
    },
  };
}
