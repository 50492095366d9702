import { apiBaseUrl } from './config';

const page = (head: string) => new DOMParser().parseFromString(head, 'text/html');

test('a page without the element calls its own origin', () => {
  expect(apiBaseUrl(page('<title>Mocked</title>'))).toBe('');
});

test.each([
  ['/', ''],
  ['https://api.example.com/', 'https://api.example.com'],
])('the element says %j', (content, baseUrl) => {
  expect(apiBaseUrl(page(`<meta name="api-base-url" content="${content}">`))).toBe(baseUrl);
});

test.each(['<meta name="api-base-url" content="">', '<meta name="api-base-url">'])(
  '%s is refused, and the element named',
  (element) => {
    expect(() => apiBaseUrl(page(element))).toThrow(
      'The element <meta name="api-base-url"> of index.html is not set',
    );
  },
);
