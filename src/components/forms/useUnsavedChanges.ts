import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import {
  NavigationType,
  useBlocker,
  useLocation,
  useNavigationType,
  type BlockerFunction,
} from 'react-router-dom';

interface UnsavedChanges {
  /** Whether typed text would be lost. Then the dialog asks for confirmation before it closes. */
  isChanged: boolean;
  /** Whether a save is pending. Until the answer, the dialog cannot be closed (specification, Dialogs). */
  isBusy: boolean;
  onClose: () => void;
}

/**
 * Returns guards of unsaved changes against the dialog's own buttons, the browser's Back, and the closing of the tab.
 */
export function useUnsavedChanges({ isChanged, isBusy, onClose }: UnsavedChanges) {
  /** This action runs after the confirmation. */
  const [requested, setRequested] = useState<{ leave: () => void }>();
  const isBlocked = isChanged || isBusy;

  // A screen may replace its own query parameters while a dialog is open. That must not close the dialog.
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
  const isUnloadAllowed = useRef(false);
  useBeforeUnload(isChanged, isUnloadAllowed);

  return {
    isConfirming: requested !== undefined || (blocker.state === 'blocked' && !isBusy),
    /** Calls the function at once if nothing would be lost. */
    leaveWith: (leave: () => void) => {
      if (isBusy) return;
      if (isChanged) setRequested({ leave });
      else leave();
    },
    keepEditing: () => {
      setRequested(undefined);
      blocker.reset?.();
    },
    discard: () => {
      blocker.proceed?.();
      (requested?.leave ?? onClose)();
    },
    /** Allows leaving the page without a confirmation, because nothing is lost. */
    allowUnload: () => {
      isUnloadAllowed.current = true;
    },
  };
}

/** Closes the dialog on Back, also if that stays on the same screen, for example between its pages. */
function useCloseOnBack(onClose: () => void) {
  const { key } = useLocation();
  const [openedAt] = useState(key);
  const isBack = useNavigationType() === NavigationType.Pop && key !== openedAt;
  useEffect(() => {
    if (isBack) onClose();
  }, [isBack, onClose]);
}

/**
 * Makes the browser ask for confirmation before the tab closes. The listener is added only when needed: a page that has
 * it may not enter the back/forward cache.
 */
function useBeforeUnload(isChanged: boolean, isAllowed: RefObject<boolean>) {
  useEffect(() => {
    if (!isChanged) return;
    const preventUnload = (event: BeforeUnloadEvent) => {
      if (!isAllowed.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', preventUnload);
    return () => {
      window.removeEventListener('beforeunload', preventUnload);
    };
  }, [isChanged, isAllowed]);
}
