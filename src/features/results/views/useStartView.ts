import { useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { withSavedViewId } from '../address';
import { readViews } from './savedViews';

/** The key of the history entry with which the page was loaded. After a reload the entry has its own key. */
const FIRST = 'default';

/**
 * Returns the query parameters of the start view; undefined when they have replaced those of the address. A start view
 * opens only where a link of another screen, or a typed address, has no query parameters. It does not open after Back
 * or a reload, or when Results is already open. Then the header's link shows the start of Results.
 */
export function useStartView(): string | undefined {
  const { search, key } = useLocation();
  const type = useNavigationType();
  const [opened] = useState(() => {
    const isOpened = search === '' && (type !== NavigationType.Pop || key === FIRST);
    const view = isOpened ? readViews().find(({ start }) => start) : undefined;
    return { key, start: view && withSavedViewId(view.search, view.id) };
  });
  return key === opened.key ? opened.start : undefined;
}
