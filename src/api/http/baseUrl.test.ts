import { apiBaseUrl, readBaseUrl } from './baseUrl';

const read = (text: string) => readBaseUrl(text, 'VITE_API_BASE_URL');

test.each([
  ['/', ''],
  [' / ', ''],
  ['https://api.example.com', 'https://api.example.com'],
])('%j is read as %j', (text, baseUrl) => {
  expect(read(text)).toBe(baseUrl);
});

test.each([
  ['', 'is not set'],
  ['  ', 'is not set'],
  ['http://api.example.com', 'is not encrypted: "http://api.example.com"'],
])('the address %j is refused with the reason', (text, problem) => {
  expect(() => read(text)).toThrow(`VITE_API_BASE_URL ${problem}`);
  expect(() => read(text)).toThrow('Set it to the address of the API');
});

const page = (head: string) => new DOMParser().parseFromString(head, 'text/html');

test('a page without the element calls the API on its own origin', () => {
  expect(apiBaseUrl(page('<title>Mocked</title>'))).toBe('');
});

test.each([
  ['/', ''],
  ['https://api.example.com/', 'https://api.example.com'],
])('the base URL is read from the element with the content %j', (content, baseUrl) => {
  expect(apiBaseUrl(page(`<meta name="api-base-url" content="${content}">`))).toBe(baseUrl);
});

test.each(['<meta name="api-base-url" content="">', '<meta name="api-base-url">'])(
  '%s is refused with an error that names the element',
  (element) => {
    expect(() => apiBaseUrl(page(element))).toThrow(
      'The element <meta name="api-base-url"> of index.html is not set',
    );
  },
);
