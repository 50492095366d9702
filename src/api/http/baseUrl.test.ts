import { apiBaseUrl, readBaseUrl } from './baseUrl';

const read = (text: string) => readBaseUrl(text, 'VITE_API_BASE_URL');

test.each([
  ['/', ''],
  [' / ', ''],
  ['https://api.example.com', 'https://api.example.com'],
  ['https://api.example.com/', 'https://api.example.com'],
  ['HTTPS://API.example.com:8443//', 'https://api.example.com:8443'],
  ['https://example.com/hr/v2/', 'https://example.com/hr/v2'],
  ['https://example.com/hr/../v2', 'https://example.com/v2'],
  ['http://localhost:4000', 'http://localhost:4000'],
  ['http://api.localhost', 'http://api.localhost'],
  ['http://127.0.0.1:4000/', 'http://127.0.0.1:4000'],
  ['http://127.1:4000', 'http://127.0.0.1:4000'],
  ['http://[::1]:4000', 'http://[::1]:4000'],
])('%j is %j', (text, baseUrl) => {
  expect(read(text)).toBe(baseUrl);
});

test.each([
  ['', 'is not set'],
  ['  ', 'is not set'],
  ['http://api.example.com', 'is not encrypted: "http://api.example.com"'],
  ['http://10.0.0.7', 'is not encrypted'],
  ['http://localhost.example.com', 'is not encrypted'],
  ['http://127.0.0.1.example.com', 'is not encrypted'],
  ['http://[::2]', 'is not encrypted'],
  ['api.example.com', 'is no address of an API: "api.example.com"'],
  ['//api.example.com', 'is no address'],
  ['/hr', 'is no address'],
  ['ftp://api.example.com', 'is no address'],
  ['javascript:alert(1)', 'is no address'],
  ['https:api.example.com', 'is no address'],
  ['https:\\\\api.example.com', 'is no address'],
  ['https:///api.example.com', 'is no address'],
  ['https://', 'is no address'],
  ['https://api.example.com:99999', 'is no address'],
  ['https://ada:secret@api.example.com', 'holds a user name or a password'],
  ['https://api.example.com?key=1', 'has a "?" or "#"'],
  ['https://api.example.com/?', 'has a "?" or "#"'],
  ['https://api.example.com#here', 'has a "?" or "#"'],
])('%j is refused in words', (text, problem) => {
  expect(() => read(text)).toThrow(`VITE_API_BASE_URL ${problem}`);
  expect(() => read(text)).toThrow('Set it to the address of the API');
});

test('a password is not repeated', () => {
  expect(() => read('https://ada:secret@api.example.com')).not.toThrow(/secret/);
});

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
