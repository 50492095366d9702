import { useCallback, useEffect, useState } from 'react';
import {
  NavigationType,
  useBlocker,
  useLocation,
  useNavigationType,
  type Blocker,
  type BlockerFunction,
} from 'react-router-dom';

interface Leaving {
  /** Whether something would be lost: then leaving asks first. */
  isChanged: boolean;
  /** Whether an answer is awaited: until then nothing leaves (decision 22). */
  isBusy: boolean;
  onLeave: () => void;
}

/** The ways out of a dialog: its own, the browser's Back, and closing the tab. */
export function useLeaving({ isChanged, isBusy, onLeave }: Leaving) {
  const [isAsked, setIsAsked] = useState(false);
  const isHeld = isChanged || isBusy;

  // A screen may correct its own address under a dialog, which is no way of leaving it.
  const leads = useCallback<BlockerFunction>(
    ({ historyAction, currentLocation, nextLocation }) =>
      isHeld &&
      (historyAction === NavigationType.Pop || currentLocation.pathname !== nextLocation.pathname),
    [isHeld],
  );
  const blocker = useBlocker(leads);
  // The router takes its time to tell that its question was answered, and fails if it is answered twice.
  const [answered, setAnswered] = useState<Blocker>();
  const blocked = blocker.state === 'blocked' && blocker !== answered ? blocker : undefined;
  useEffect(() => {
    if (isBusy) blocked?.reset();
  }, [isBusy, blocked]);

  useLeftByHistory(onLeave);
  useUnloadQuestion(isChanged);

  return {
    isAsking: isAsked || (blocked !== undefined && !isBusy),
    /** Leaves at once where nothing would be lost. */
    leave: () => {
      if (isBusy) return;
      if (isChanged) setIsAsked(true);
      else onLeave();
    },
    keep: () => {
      setIsAsked(false);
      setAnswered(blocked);
      blocked?.reset();
    },
    discard: () => {
      blocked?.proceed();
      onLeave();
    },
  };
}

/** Back can stay on the same screen, as between its pages: the dialog goes all the same. */
function useLeftByHistory(onLeave: () => void) {
  const { key } = useLocation();
  const [openedAt] = useState(key);
  const hasLeft = useNavigationType() === NavigationType.Pop && key !== openedAt;
  useEffect(() => {
    if (hasLeft) onLeave();
  }, [hasLeft, onLeave]);
}

/** The browser asks in its own words. Only where it must: some browsers keep no page for Back that may ask. */
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
