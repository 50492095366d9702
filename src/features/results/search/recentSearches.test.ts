import { session } from '../../../session/session';
import { addRecentSearch, recentSearches } from './recentSearches';

test('the last five searches are kept, newest first, without blanks and duplicates', () => {
  session.signIn('token', 'Admin');
  for (const text of ['one', 'two', 'three', '', '  ', 'two', 'four', 'a&q=b#c%', 'six']) {
    addRecentSearch(text);
  }
  expect(recentSearches()).toEqual(['six', 'a&q=b#c%', 'four', 'two', 'three']);
  addRecentSearch('two');
  expect(recentSearches()).toEqual(['two', 'six', 'a&q=b#c%', 'four', 'three']);
});

test('recent searches belong to a session', () => {
  addRecentSearch('of nobody');
  session.signIn('token', 'Admin');
  expect(recentSearches()).toEqual([]);
  addRecentSearch('salary');
  session.signOut();
  session.signIn('other', 'Admin');
  expect(recentSearches()).toEqual([]);
});
