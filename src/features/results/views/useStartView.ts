import { useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { withSavedViewId } from '../address';
import { readViews } from './savedViews';

/** The key of the history entry with which the page was loaded. After a reload the entry has its own key. */
const FIRST = 'default';

/**
 * The query parameters of the view that Results starts with, until they have replaced those of the address.
 *
 * Only where a link of another screen, or a typed address, opens the screen without query parameters. Not after Back or
 * a reload, and not where the screen is open already: the header's link then shows the start of Results.
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
