import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router-dom';
import { readAll, writeAll, type Parameters } from './parameters';

interface UpdateOptions {
  /** Replaces the current history entry instead of adding one. */
  replace?: boolean;
  /** Scrolls to the top, for example for another page of a list. By default the scroll position stays. */
  scrollToTop?: boolean;
  /** Renders before it returns, like React's `flushSync`. Must not be used in an effect. */
  flushSync?: boolean;
}

/**
 * Keeps the state of a screen in the query parameters of its address, so that it is the same after Back, Forward and a
 * reload, and for a shared link. Returns the values and a function that changes some of them, in a new history entry or
 * in the current one.
 * @param parameters Must be the same object on every render.
 */
export function useAddressState<Values extends object>(parameters: Parameters<Values>) {
  const location: Location<unknown> = useLocation();
  const { search, state } = location;
  const navigate = useNavigate();
  const values = useMemo(() => readAll(parameters, search), [parameters, search]);

  // A second change can happen before the first one is rendered.
  const latest = useRef(search);
  useLayoutEffect(() => {
    latest.current = search;
  }, [search]);

  const update = useCallback(
    (changes: Partial<Values>, options: UpdateOptions = {}) => {
      const { replace = false, scrollToTop = false, flushSync = false } = options;
      const next = writeAll(parameters, latest.current, changes);
      if (next === latest.current) return;
      latest.current = next;
      // With the state, the way back stays the same.
      void navigate(
        { search: next },
        { replace, state, preventScrollReset: !scrollToTop, flushSync },
      );
    },
    [parameters, navigate, state],
  );
  return [values, update] as const;
}

/** Returns a function for links to this screen with some values changed. The links start with a question mark. */
export function useAddressLinks<Values extends object>(parameters: Parameters<Values>) {
  const { search } = useLocation();
  return useCallback(
    (changes: Partial<Values>) => writeAll(parameters, search, changes) || '?',
    [parameters, search],
  );
}
