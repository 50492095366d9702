import { readHostAddress } from './hostAddress';

const read = (text: string) => readHostAddress(text, (problem) => new Error(`It ${problem}.`));

test.each([
  ['https://api.example.com', 'https://api.example.com'],
  ['https://api.example.com/', 'https://api.example.com'],
  ['HTTPS://API.example.com:8443//', 'https://api.example.com:8443'],
  ['https://example.com/hr/v2/', 'https://example.com/hr/v2'],
  ['https://example.com/hr//v2', 'https://example.com/hr//v2'],
  ['https://example.com/hr/../v2', 'https://example.com/v2'],
  ['http://localhost:4000', 'http://localhost:4000'],
  ['http://api.localhost', 'http://api.localhost'],
  ['http://127.0.0.1:4000/', 'http://127.0.0.1:4000'],
  ['http://127.10.20.30', 'http://127.10.20.30'],
  ['http://127.1:4000', 'http://127.0.0.1:4000'],
  ['http://[::1]:4000', 'http://[::1]:4000'],
])('%j is read as %j', (text, address) => {
  expect(read(text)).toBe(address);
});

test.each([
  ['http://api.example.com', 'is not encrypted: "http://api.example.com".'],
  ['http://10.0.0.7', 'is not encrypted'],
  ['http://localhost.example.com', 'is not encrypted'],
  ['http://mylocalhost', 'is not encrypted'],
  ['http://127.0.0.1.example.com', 'is not encrypted'],
  ['http://api.127.0.0.1.example.com', 'is not encrypted'],
  ['http://[::2]', 'is not encrypted'],
  ['http://[::1:1]', 'is not encrypted'],
  ['http://[1::1]', 'is not encrypted'],
  ['api.example.com', 'is not the address of an API: "api.example.com".'],
  ['//api.example.com', 'is not the address'],
  ['/hr', 'is not the address'],
  ['ftp://api.example.com', 'is not the address'],
  ['blob:https://api.example.com', 'is not the address'],
  ['javascript:alert(1)', 'is not the address'],
  ['https:api.example.com', 'is not the address'],
  ['https:\\\\api.example.com', 'is not the address'],
  ['https:///api.example.com', 'is not the address'],
  ['https://\napi.example.com', 'is not the address'],
  ['https://', 'is not the address'],
  ['https://api.example.com:99999', 'is not the address'],
  ['https://ada:secret@api.example.com', 'holds a user name or a password.'],
  ['https://ada@api.example.com', 'holds a user name or a password.'],
  ['https://:secret@api.example.com', 'holds a user name or a password.'],
  ['https://api.example.com?key=1', 'has a "?" or "#": "https://api.example.com?key=1".'],
  ['https://api.example.com/?', 'has a "?" or "#"'],
  ['https://api.example.com#here', 'has a "?" or "#"'],
])('the address %j is refused with the reason', (text, problem) => {
  expect(() => read(text)).toThrow(`It ${problem}`);
});

test('the message does not contain the password', () => {
  expect(() => read('https://ada:secret@api.example.com')).not.toThrow(/secret/);
});
