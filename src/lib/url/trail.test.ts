import { trailTo } from './trail';

/** The trail after these links, from the first screen on. */
function trailAfter(first: string, ...links: string[]) {
  let from = { pathname: first, search: '', state: {} };
  for (const link of links) {
    const [pathname = '', query] = link.split('?');
    const trail = trailTo(from, pathname);
    from = { pathname, search: query === undefined ? '' : `?${query}`, state: { trail } };
  }
  return from.state;
}

test.each([
  [['/', '/employee-profile/1'], ['/']],
  // The query of the former screen belongs to it, that of the screen itself does not.
  [
    ['/', '/results?q=a', '/employee-profile/1?period=this-year'],
    ['/', '/results?q=a'],
  ],
  [['/', '/?page=2', '/employee-profile/1'], ['/?page=2']],
  [
    ['/', '/employee-profile/1', '/evaluation/2'],
    ['/', '/employee-profile/1'],
  ],
  // Back to the profile.
  [['/', '/employee-profile/1', '/evaluation/2', '/employee-profile/1'], ['/']],
  // Another page of the history is the same screen.
  [['/', '/employee-profile/1', '/employee-profile/1?page=2'], ['/']],
  [['/results', '/login', '/', '/employee-profile/1'], ['/']],
])('after %j the trail is %j', ([first = '', ...links], trail) => {
  expect(trailAfter(first, ...links)).toEqual({ trail });
});

test('what replaces a screen has the trail of that screen', () => {
  const from = { pathname: '/results', search: '', state: { trail: ['/'] } };
  expect(trailTo(from, '/all-evaluations', true)).toEqual(['/']);
});

test('a trail has an end', () => {
  const screens = Array.from({ length: 20 }, (_, id) => `/evaluation/${id}`);
  expect(trailAfter('/', ...screens)).toMatchObject({ trail: { length: 8, 7: '/evaluation/18' } });
});

test('a state of something else has no trail', () => {
  for (const state of [null, 'a', { trail: 'a' }, { trail: [1] }]) {
    expect(trailTo({ pathname: '/', search: '', state }, '/results')).toEqual(['/']);
  }
});
