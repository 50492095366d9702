import { session } from '../../session/session';
import { guardHistory, markHistoryEntry } from './historyEntries';

/** Opens another entry of the tab's history, as the browser does. */
function open(address: string, state: unknown) {
  window.history.replaceState(state, '', address);
  window.dispatchEvent(new PopStateEvent('popstate', { state }));
}

const address = () => window.location.pathname + window.location.search;

test('an entry keeps its query parameters only in its own session', () => {
  guardHistory();
  session.signIn('abc', 'Admin');
  window.history.replaceState({ key: 'k', idx: 1 }, '', '/results?q=mar');
  markHistoryEntry();
  const state: unknown = window.history.state;
  open('/results?q=mar', state);
  expect(address()).toBe('/results?q=mar');

  session.expire('abc');
  open('/results?q=mar', state);
  expect(address()).toBe('/results');
  session.signIn('abc', 'Admin');
  open('/results?q=mar', state);
  expect(address()).toBe('/results');
  // The router finds its own state in the entry.
  expect(window.history.state).toMatchObject({ key: 'k', idx: 1 });
});

test('an entry keeps its previous screens only in its own session', () => {
  guardHistory();
  session.signIn('abc', 'Admin');
  const usr = { from: { pathname: '/', search: '?q=mar', state: null } };
  window.history.replaceState({ key: 'k', usr }, '', '/employee-profile/1');
  markHistoryEntry();
  const state: unknown = window.history.state;
  open('/employee-profile/1', state);
  expect(window.history.state).toMatchObject({ usr });

  session.signOut();
  open('/employee-profile/1', state);
  expect(window.history.state).toMatchObject({ key: 'k', usr: null });
});

test.each([
  [{ session: 'former' }, '/results'],
  // This address comes from a link, or was typed.
  [null, '/results?q=mar'],
])('a page that starts at an entry with the state %j has the address %s', (state, expected) => {
  window.history.replaceState(state, '', '/results?q=mar');
  guardHistory();
  expect(address()).toBe(expected);
});
