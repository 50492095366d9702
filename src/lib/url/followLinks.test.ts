import { createMemoryRouter } from 'react-router-dom';
import { followLinks } from './followLinks';

/** Returns the address of the router after a click, and whether the browser would follow the link. */
async function click(link: Partial<Record<string, string>>, init: MouseEventInit = {}, base = '/') {
  const router = createMemoryRouter([{ path: '*', element: null }], {
    basename: base,
    initialEntries: [`${base}results?q=ada`],
  });
  const stop = followLinks(router);
  const element = document.createElement('a');
  for (const [name, value = ''] of Object.entries(link)) element.setAttribute(name, value);
  element.innerHTML = '<b>Ada</b>';
  document.body.append(element);
  let isLeft = false;
  // jsdom does not load pages.
  const after = (event: Event) => {
    isLeft = !event.defaultPrevented;
    event.preventDefault();
  };
  document.addEventListener('click', after);
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
  element.querySelector('b')?.dispatchEvent(event);
  await Promise.resolve();
  document.removeEventListener('click', after);
  stop();
  element.remove();
  const { pathname, search, hash } = router.state.location;
  return { at: pathname + search + hash, action: router.state.historyAction, isLeft };
}

const STAYS = { at: '/results?q=ada', isLeft: true };

test('a click on an element inside a link opens its address in the app', async () => {
  expect(await click({ href: '/evaluation/a%2Fb?period=this-year' })).toEqual({
    at: '/evaluation/a%2Fb?period=this-year',
    action: 'PUSH',
    isLeft: false,
  });
});

test('a link to the current address replaces the history entry', async () => {
  const { at, action } = await click({ href: '/results?q=ada' });
  expect([at, action]).toEqual(['/results?q=ada', 'REPLACE']);
});

test('with a base path, only links below it are followed', async () => {
  expect(await click({ href: '/hr/evaluations' }, {}, '/hr/')).toMatchObject({
    at: '/hr/evaluations',
    isLeft: false,
  });
  expect(await click({ href: '/hrs' }, {}, '/hr/')).toMatchObject({ isLeft: true });
  expect(await click({ href: '/evaluations' }, {}, '/hr/')).toMatchObject({ isLeft: true });
});

test.each<[what: string, link: Record<string, string>, init: MouseEventInit]>([
  ['the middle button', { href: '/evaluations' }, { button: 1 }],
  ['Ctrl', { href: '/evaluations' }, { ctrlKey: true }],
  ['Command', { href: '/evaluations' }, { metaKey: true }],
  ['Shift', { href: '/evaluations' }, { shiftKey: true }],
  ['Alt', { href: '/evaluations' }, { altKey: true }],
  ['a new tab', { href: '/evaluations', target: '_blank' }, {}],
  ['a download', { href: '/evaluations', download: '' }, {}],
  ['another site', { href: 'https://example.com/evaluations' }, {}],
  ['a fragment of the page', { href: '/results?q=ada#content' }, {}],
  ['an e-mail address', { href: 'mailto:ada@example.com' }, {}],
])('the browser itself follows a link for %s', async (_what, link, init) => {
  // The address of a memory router has no fragment.
  window.history.replaceState(null, '', '/results?q=ada');
  expect(await click(link, init)).toMatchObject(STAYS);
});

test('a click that was already handled is ignored', async () => {
  const handled = (event: Event) => {
    event.preventDefault();
  };
  document.body.addEventListener('click', handled);
  expect(await click({ href: '/evaluations' })).toMatchObject({ at: '/results?q=ada' });
  document.body.removeEventListener('click', handled);
});
