import { matchPath } from 'react-router-dom';
import { idIn, encodeMalformedSegments } from './addresses';
import { comparePath, employeeProfilePath, evaluationPath, paths } from './paths';
import { idsParameter } from './parameters';

const long = 'x'.repeat(10_000);

/** Returns the id in an address, as the page and its prefetch get it. */
function idAt(address: string) {
  const params = matchPath(paths.evaluation, address)?.params;
  return params && idIn(address, params);
}

test.each([
  ['evaluation-0303', 'evaluation-0303'],
  ['7/', '7'],
  ['a%2Fb', 'a/b'],
  ['a%252Fb', 'a%2Fb'],
  ['..%2F..%2Fetc', '../../etc'],
  ['...', '...'],
  ['%252e%252e', '%2e%2e'],
  ['%3F%23%26', '?#&'],
  ['%C3%A4', 'ä'],
  // A segment that cannot be decoded is used unchanged.
  ['%', '%'],
  ['%E0%A4%A', '%E0%A4%A'],
  ['%FF', '%FF'],
  ['%41%zz', '%41%zz'],
])('the address /evaluation/%s names an evaluation', (segment, id) => {
  expect(idAt(`/evaluation/${segment}`)).toBe(id);
});

test('an id can have 10,000 characters', () => {
  expect(idAt(`/evaluation/${long}`)).toBe(long);
  expect(idAt(`/evaluation/7${'/'.repeat(10_000)}`)).toBe('7');
});

test.each(['.', '..', '%2e', '%2E%2e', '.%2e', '\ud83d'])(
  'the address /evaluation/%s does not name an evaluation',
  (segment) => {
    expect(idAt(`/evaluation/${segment}`)).toBeUndefined();
    // The path for the prefetch does not contain the dots any more.
    expect(idIn('/evaluation/', { id: decodeURIComponent(segment) })).toBeUndefined();
  },
);

test.each(['7', 'a/b', 'a%2Fb', '%', '%E0%A4%A', '..x', '?#&+ ', '\0', 'ä😀', '{id}'])(
  'a link to the id %s opens its record',
  (id) => {
    expect(idAt(evaluationPath(id))).toBe(id);
    expect(encodeMalformedSegments(evaluationPath(id))).toBe(evaluationPath(id));
    expect(employeeProfilePath(id)).toBe(`/employee-profile/${encodeURIComponent(id)}`);
  },
);

test('a link to a comparison names its people in their order', () => {
  const ids = ['b', 'a,b', 'ä&?', '100%'];
  const url = new URL(comparePath(ids), 'https://example.com');
  expect(url.pathname).toBe('/results/compare');
  expect(idsParameter.parse(url.searchParams.get('ids') ?? '')).toEqual(ids);
});

test.each([
  ['/', '/'],
  ['/evaluation/7', '/evaluation/7'],
  ['/evaluation/a%2Fb', '/evaluation/a%2Fb'],
  ['/evaluation/%', '/evaluation/%25'],
  ['/evaluation/%E0%A4%A', '/evaluation/%25E0%25A4%25A'],
  ['/%41%/%41', '/%2541%25/%41'],
  ['//evil.example/%', '//evil.example/%25'],
  ['/%%%/', '/%25%25%25/'],
])('the path %s is corrected to %s', (path, mended) => {
  expect(encodeMalformedSegments(path)).toBe(mended);
  expect(encodeMalformedSegments(mended)).toBe(mended);
  expect(() => decodeURIComponent(mended)).not.toThrow();
});
