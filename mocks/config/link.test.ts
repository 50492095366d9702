import { toBase64Url } from '../db/encoding';
import { DEFAULT_CONFIG, type MockConfig } from './mockConfig';
import { fromLink, isLink, MAX_LINK_LENGTH, toLink } from './link';

const config: MockConfig = {
  ...DEFAULT_CONFIG,
  persona: 'Manager',
  rules: { listEmployees: [{ answer: 'failure', failure: 500, message: 'Größe 王' }] },
};

test('a link holds a config and needs no encoding in an address', () => {
  const link = toLink(config).value ?? '';
  expect(isLink(link)).toBe(true);
  expect(encodeURIComponent(link)).toBe(link);
  expect(fromLink(link)).toEqual({ config });
});

test('a large config has no link', () => {
  const message = 'x'.repeat(MAX_LINK_LENGTH);
  const rules: MockConfig['rules'] = { login: [{ answer: 'failure', failure: 500, message }] };
  expect(toLink({ ...config, rules }).problem).toContain('too large');
});

test('a link has no real host', () => {
  const realHost = 'https://api.example.com';
  expect(fromLink(toLink({ ...config, realHost }).value ?? '')).toEqual({ config });
  const rules: MockConfig['rules'] = { login: [{ answer: 'real' }] };
  expect(toLink({ ...config, realHost, rules }).problem).toContain('some answers are Real');
  const link = `link.${toBase64Url(JSON.stringify({ ...config, realHost, rules }))}`;
  expect(fromLink(link)).toEqual({ problems: ['A link must not name a real host'] });
});

const whole = toLink(config).value ?? '';

test.each([
  ['default', 'A link starts with "link."'],
  ['link.', 'The file is not JSON'],
  ['link.%%%', 'The link is damaged'],
  [whole.slice(0, -8), 'The file is not JSON'],
  [`link.${toBase64Url('{"version":7}')}`, 'of a later mock'],
  [`link.${'A'.repeat(MAX_LINK_LENGTH)}`, 'longer than 1800 characters'],
])('the link %s is refused', (link, reason) => {
  expect(fromLink(link).problems?.join()).toContain(reason);
});
