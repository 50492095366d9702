import { readFileSync } from 'node:fs';
import { expect, servedTest as test } from '../support/fixtures';
import { addressOf, API_PORT, SITES } from '../support/sites';

/** The hash of the data grid's style element follows from the theme: `src/app/stylePolicy.test.tsx`. */
const [, gridStyles] =
  /style-src 'sha256-\S+' ('sha256-\S+' 'sha256-\S+');/.exec(
    readFileSync('deploy/nginx.conf', 'utf8'),
  ) ?? [];

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  `style-src 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=' ${gridStyles}`,
  "img-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
];

const HEADERS = {
  'content-security-policy': POLICY.join('; '),
  'strict-transport-security': 'max-age=31536000',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'permissions-policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), ' +
    'magnetometer=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
};

for (const { what, path, status, method = 'GET' } of [
  { what: 'the page', path: '/', status: 200 },
  { what: 'the page of a route', path: '/employee-profile/a%2Fb?page=2', status: 200 },
  { what: 'a file', path: '/favicon.png', status: 200 },
  { what: 'a missing script', path: '/assets/gone.js', status: 404 },
  { what: 'a missing file', path: '/gone.txt', status: 404 },
  { what: 'a malformed address', path: '/%00', status: 400 },
  { what: 'a method that is not allowed', path: '/favicon.png', status: 405, method: 'POST' },
  { what: 'a redirect', path: addressOf(SITES.subPath).slice(0, -1), status: 301 },
  { what: 'a response of the API', path: '/api/evaluations/results/nobody', status: 401 },
  { what: 'an unreachable API', path: `${addressOf(SITES.broken)}api/employees`, status: 502 },
]) {
  test(`the security headers are on ${what}`, async ({ request }) => {
    const answer = await request.fetch(path, { method, maxRedirects: 0 });
    expect(answer.status()).toBe(status);
    expect(answer.headers()).toMatchObject(HEADERS);
    expect(answer.headers()['server']).toBe('nginx');
    const policies = answer.headersArray().filter(({ name }) => /^content-security/i.test(name));
    expect(policies).toHaveLength(1);
  });
}

test('the policy allows only the origin of an API on another origin', async ({ request }) => {
  const headers = (await request.get(addressOf(SITES.elsewhere))).headers();
  const calls = `connect-src 'self' http://localhost:${API_PORT}`;
  expect(headers).toMatchObject({
    ...HEADERS,
    'content-security-policy': POLICY.join('; ').replace("connect-src 'self'", calls),
  });
});
