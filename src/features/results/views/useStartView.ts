import { useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { readViews } from './savedViews';

/** The key of the history entry with which the page was loaded. After a reload it is that of the entry. */
const FIRST = 'default';

/**
 * The query parameters of the view that Results starts with, while they are still to replace those of the address.
 *
 * Only where the screen is opened without any, by a link of another screen or by a typed address. Not by Back or a
 * reload, and not where the screen is there already: the link in the header then shows the start of Results.
 */
export function useStartView(): string | undefined {
  const { search, key } = useLocation();
  const type = useNavigationType();
  const [opened] = useState(() => {
    const isOpened = search === '' && (type !== NavigationType.Pop || key === FIRST);
    return { key, start: isOpened ? readViews().find((view) => view.start)?.search : undefined };
  });
  return key === opened.key ? opened.start : undefined;
}
