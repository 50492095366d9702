import { linkState, previousScreen } from './previousScreen';

/** Returns the screens before the last of these links, from the nearest on. */
function screensBefore(...links: string[]) {
  let here: Parameters<typeof linkState>[0] = { pathname: '/', search: '', state: null };
  for (const [index, link] of links.entries()) {
    const state = index === 0 ? null : linkState(here, link);
    const { pathname, search } = new URL(link, `https://example.com${here.pathname}`);
    here = { pathname, search, state };
  }
  const screens: string[] = [];
  let screen = previousScreen(here.state);
  for (; screen; screen = previousScreen(screen.state)) {
    screens.push(screen.pathname + screen.search);
  }
  return screens;
}

test.each([
  [['/'], []],
  [['/', '/employee-profile/1'], ['/']],
  // The query of the previous screen is kept, but not that of the screen itself.
  [
    ['/results?q=a', '/employee-profile/1?period=this-year', '/evaluation/2'],
    ['/employee-profile/1?period=this-year', '/results?q=a'],
  ],
  // The profile is opened a second time.
  [['/?q=a', '/employee-profile/1', '/evaluation/2', '/employee-profile/1'], ['/?q=a']],
  // The link leads to another list on the same screen.
  [['/results', '/employee-profile/1', '?page=2', '/employee-profile/1?page=3'], ['/results']],
])('after the links %j, the previous screens are %j', (links, screens) => {
  expect(screensBefore(...links)).toEqual(screens);
});

test.each([null, 'a', {}, { from: null }, { from: '/' }, { from: { pathname: '/' } }])(
  'a link with the state %j came from no screen',
  (state) => {
    expect(previousScreen(state)).toBeUndefined();
  },
);
