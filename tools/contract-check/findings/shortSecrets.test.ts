import { createRedactor } from './secrets';

describe('a secret of fewer than eight characters', () => {
  const short = createRedactor(['test']);
  short.add('t-1', '$TOKEN');

  test.each([
    ['a whole text', 'test', '[secret]'],
    ['a value of JSON', '{"a":"test","b":["t-1"]}', '{"a":"[secret]","b":["$TOKEN"]}'],
    ['JSON in JSON', String.raw`"{\"a\":\"test\"}"`, String.raw`"{\"a\":\"[secret]\"}"`],
    ['a bearer', 'Bearer t-1', 'Bearer $TOKEN'],
    ['a header', "-H 'X-Key: test'", "-H 'X-Key: [secret]'"],
    ['a query', '/api?a=test&b=t-1', '/api?a=[secret]&b=$TOKEN'],
    ['a form', 'user=ada&key=test', 'user=ada&key=[secret]'],
  ])('is replaced where it is %s', (_name, text, expected) => {
    expect(short(text)).toBe(expected);
  });

  test.each([
    'The latest test of contests: tested',
    '{"test":"a test","latest-1":"st-1"}',
    '/api/test/t-1?a=test-2',
    'dGVzdA== test.example.com',
  ])('is left in %s', (text) => {
    expect(short(text)).toBe(text);
  });
});
