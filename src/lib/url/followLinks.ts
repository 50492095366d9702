import { createPath, type DataRouter } from 'react-router-dom';
import { linkState } from './previousScreen';

/**
 * Follows plain links (`<a href>`) without loading the page, by the rules of the router's `Link`: it must be a plain
 * click with the left button, to an address of the app. One listener serves all rows of all lists: a `Link` in each of
 * them would render again with every change of the address. Returns a function that stops it.
 */
export function followLinks(router: DataRouter): () => void {
  function onClick(event: MouseEvent) {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    if (!(link instanceof HTMLAnchorElement) || !isPlainClick(event) || !isForThisTab(link)) return;
    const { pathname, search, hash } = link;
    const {
      basename,
      state: { location },
    } = router;
    if (link.origin !== window.location.origin || !isUnder(basename, pathname)) return;
    const isShown = pathname === location.pathname && search === location.search;
    // The browser scrolls to the fragment.
    if (isShown && hash !== '') return;
    event.preventDefault();
    const to = createPath({ pathname: pathInApp(pathname, basename), search, hash });
    const here = { ...location, pathname: pathInApp(location.pathname, basename) };
    void router.navigate(to, { replace: isShown, state: linkState(here, to) });
  }

  document.addEventListener('click', onClick);
  return () => {
    document.removeEventListener('click', onClick);
  };
}

/** Whether nothing else has handled the click, such as the router's `Link`, and the browser would open it in this tab. */
const isPlainClick = ({
  defaultPrevented,
  button,
  altKey,
  ctrlKey,
  metaKey,
  shiftKey,
}: MouseEvent) => !defaultPrevented && button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;

const isForThisTab = (link: HTMLAnchorElement) =>
  (link.target === '' || link.target === '_self') && !link.hasAttribute('download');

const isUnder = (basename = '/', pathname: string) =>
  `${pathname}/`.startsWith(basename.endsWith('/') ? basename : `${basename}/`);

/** Returns the path without the base path of the build, which the router adds to each link. */
const pathInApp = (pathname: string, basename = '/') =>
  basename === '/' ? pathname : pathname.slice(basename.replace(/\/$/, '').length) || '/';
