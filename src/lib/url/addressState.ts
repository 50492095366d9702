import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSearch } from './AppRouter';
import { readAll, writeAll, type Parameters } from './parameters';

interface UpdateOptions {
  /** Replaces the current history entry instead of adding one. */
  replace?: boolean;
  /** Scrolls to the start of the screen, as another page of a list does. Otherwise the scroll position stays. */
  scrollToTop?: boolean;
  /** Renders before it returns, as `flushSync` of React. Not for effects. */
  flushSync?: boolean;
}

/**
 * The state of a screen, held by the query parameters of its address: Back, Forward, a reload and a shared link
 * show the same. `parameters` must be the same object on every render. The second part changes some of the
 * values, as a new history entry or in place of the current one.
 */
export function useAddressState<Values extends object>(parameters: Parameters<Values>) {
  const search = useSearch();
  const navigate = useNavigate();
  const values = useMemo(() => readAll(parameters, search), [parameters, search]);

  // Two changes may come before the first of them has been rendered.
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
      void navigate({ search: next }, { replace, preventScrollReset: !scrollToTop, flushSync });
    },
    [parameters, navigate],
  );
  return [values, update] as const;
}

/** Makes links to the screen as it is, with some of its state changed. They start with a question mark. */
export function useAddressLinks<Values extends object>(parameters: Parameters<Values>) {
  const search = useSearch();
  return useCallback(
    (changes: Partial<Values>) => writeAll(parameters, search, changes) || '?',
    [parameters, search],
  );
}
