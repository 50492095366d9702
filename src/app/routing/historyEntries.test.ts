import { session } from '../../session/session';
import { guardHistory, markEntry } from './historyEntries';

/** The browser opens another entry of the tab's history. */
function open(address: string, state: unknown) {
  window.history.replaceState(state, '', address);
  window.dispatchEvent(new PopStateEvent('popstate', { state }));
}

const address = () => window.location.pathname + window.location.search;

test('the entry of a session keeps its query parameters in that session only', () => {
  guardHistory();
  session.signIn('abc', 'Admin');
  window.history.replaceState({ key: 'k', idx: 1 }, '', '/results?q=mar');
  markEntry();
  const state: unknown = window.history.state;
  expect(state).toMatchObject({ key: 'k', idx: 1 });
  open('/results?q=mar', state);
  expect(address()).toBe('/results?q=mar');

  session.expire('abc');
  session.signIn('abc', 'Admin');
  open('/results?q=mar', state);
  expect(address()).toBe('/results');
  // The router finds its own state in the entry.
  expect(window.history.state).toMatchObject({ key: 'k', idx: 1 });
});

test('a page that starts at such an entry has no query parameters either', () => {
  window.history.replaceState({ session: 'former' }, '', '/?q=mar');
  guardHistory();
  expect(address()).toBe('/');
});

test('an address that was typed or linked is left alone', () => {
  window.history.replaceState(null, '', '/results?q=mar');
  guardHistory();
  expect(address()).toBe('/results?q=mar');
});
