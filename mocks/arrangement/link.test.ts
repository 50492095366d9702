import { toBase64Url } from '../server/encoding';
import { DEFAULT_ARRANGEMENT, type Arrangement } from './arrangement';
import { fromLink, isLink, LONGEST_LINK, toLink } from './link';

const arrangement: Arrangement = {
  ...DEFAULT_ARRANGEMENT,
  persona: 'Manager',
  rows: { listEmployees: [{ answer: 'failure', failure: 500, message: 'Größe 王' }] },
};

test('a link holds an arrangement, and needs no encoding in an address', () => {
  const link = toLink(arrangement) ?? '';
  expect(isLink(link)).toBe(true);
  expect(encodeURIComponent(link)).toBe(link);
  expect(fromLink(link)).toEqual({ arrangement });
});

test('there is no link of a large arrangement', () => {
  const message = 'x'.repeat(LONGEST_LINK);
  const rows: Arrangement['rows'] = { login: [{ answer: 'failure', failure: 500, message }] };
  expect(toLink({ ...arrangement, rows })).toBeUndefined();
});

const whole = toLink(arrangement) ?? '';

test.each([
  ['default', 'A link starts with "link."'],
  ['link.', 'The file is not JSON'],
  ['link.%%%', 'The link is damaged'],
  [whole.slice(0, -8), 'The file is not JSON'],
  [`link.${toBase64Url('{"version":7}')}`, 'of a later mock'],
  [`link.${'A'.repeat(LONGEST_LINK)}`, 'longer than 1800 characters'],
])('the link %s is refused', (link, reason) => {
  expect(fromLink(link).problems?.join()).toContain(reason);
});
