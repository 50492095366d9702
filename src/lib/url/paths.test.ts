import { hrefOf } from './paths';

test.each([
  ['/', '/evaluation/1?period=this-year'],
  ['/hr/', '/hr/evaluation/1?period=this-year'],
  // These paths are for Storybook.
  ['./', '/evaluation/1?period=this-year'],
])('with the base %s, a link to an evaluation is %s', (base, href) => {
  jest.replaceProperty(import.meta.env, 'BASE_URL', base);
  expect(hrefOf('/evaluation/1?period=this-year')).toBe(href);
});
