import { useCallback, useEffect, useState } from 'react';
import {
  NavigationType,
  useBlocker,
  useLocation,
  useNavigationType,
  type BlockerFunction,
} from 'react-router-dom';

interface Leaving {
  /** Whether typed text would be lost. Then leaving asks first. */
  isChanged: boolean;
  /** Whether a save is pending. Until its answer the dialog cannot be left (specification, Dialogs). */
  isBusy: boolean;
  onLeave: () => void;
}

/** Guards the ways out of a dialog: its own buttons, the browser's Back, and closing the tab. */
export function useLeaving({ isChanged, isBusy, onLeave }: Leaving) {
  const [isAsked, setIsAsked] = useState(false);
  const isBlocked = isChanged || isBusy;

  // A screen may correct its own address under a dialog. That does not leave it.
  const shouldBlock = useCallback<BlockerFunction>(
    ({ historyAction, currentLocation, nextLocation }) =>
      isBlocked &&
      (historyAction === NavigationType.Pop || currentLocation.pathname !== nextLocation.pathname),
    [isBlocked],
  );
  const blocker = useBlocker(shouldBlock);
  useEffect(() => {
    if (isBusy) blocker.reset?.();
  }, [isBusy, blocker]);

  useLeftByHistory(onLeave);
  useUnloadQuestion(isChanged);

  return {
    isAsking: isAsked || (blocker.state === 'blocked' && !isBusy),
    /** Leaves at once if nothing would be lost. */
    leave: () => {
      if (isBusy) return;
      if (isChanged) setIsAsked(true);
      else onLeave();
    },
    keep: () => {
      setIsAsked(false);
      blocker.reset?.();
    },
    discard: () => {
      blocker.proceed?.();
      onLeave();
    },
  };
}

/** Back can stay on the same screen, as between its pages. The dialog closes then too. */
function useLeftByHistory(onLeave: () => void) {
  const { key } = useLocation();
  const [openedAt] = useState(key);
  const hasLeft = useNavigationType() === NavigationType.Pop && key !== openedAt;
  useEffect(() => {
    if (hasLeft) onLeave();
  }, [hasLeft, onLeave]);
}

/** The browser asks before the tab closes. Only while needed: a page with this listener may not enter the back/forward cache. */
function useUnloadQuestion(isChanged: boolean) {
  useEffect(() => {
    if (!isChanged) return;
    const ask = (event: BeforeUnloadEvent) => {
      event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => {
      window.removeEventListener('beforeunload', ask);
    };
  }, [isChanged]);
}
