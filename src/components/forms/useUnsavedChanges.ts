import { useCallback, useEffect, useState } from 'react';
import {
  NavigationType,
  useBlocker,
  useLocation,
  useNavigationType,
  type BlockerFunction,
} from 'react-router-dom';

interface UnsavedChanges {
  /** Whether typed text would be lost. Then leaving asks first. */
  isChanged: boolean;
  /** Whether a save is pending. Until its answer the dialog cannot be left (specification, Dialogs). */
  isBusy: boolean;
  onClose: () => void;
}

/** Guards the ways out of a dialog: its own buttons, the browser's Back, and closing the tab. */
export function useUnsavedChanges({ isChanged, isBusy, onClose }: UnsavedChanges) {
  const [isCloseRequested, setIsAsked] = useState(false);
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

  useCloseOnBack(onClose);
  useBeforeUnload(isChanged);

  return {
    isConfirming: isCloseRequested || (blocker.state === 'blocked' && !isBusy),
    /** Leaves at once if nothing would be lost. */
    close: () => {
      if (isBusy) return;
      if (isChanged) setIsAsked(true);
      else onClose();
    },
    keepEditing: () => {
      setIsAsked(false);
      blocker.reset?.();
    },
    discard: () => {
      blocker.proceed?.();
      onClose();
    },
  };
}

/** Back can stay on the same screen, as between its pages. The dialog closes then too. */
function useCloseOnBack(onClose: () => void) {
  const { key } = useLocation();
  const [openedAt] = useState(key);
  const isBack = useNavigationType() === NavigationType.Pop && key !== openedAt;
  useEffect(() => {
    if (isBack) onClose();
  }, [isBack, onClose]);
}

/** The browser asks before the tab closes. Only while needed: a page with this listener may not enter the back/forward cache. */
function useBeforeUnload(isChanged: boolean) {
  useEffect(() => {
    if (!isChanged) return;
    const preventUnload = (event: BeforeUnloadEvent) => {
      event.preventDefault();
    };
    window.addEventListener('beforeunload', preventUnload);
    return () => {
      window.removeEventListener('beforeunload', preventUnload);
    };
  }, [isChanged]);
}
