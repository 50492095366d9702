import { addMeta, developWithApi, turnOff } from '../../../test/app/report';
import { expectConsoleWarning } from '../../../test/setup/console';
import { readReportSetting } from './setting';

const API = 'https://api.example.com';

afterEach(turnOff);

function read(content: string, { api = API, sample }: { api?: string; sample?: string } = {}) {
  addMeta('api-base-url', api);
  addMeta('contract-report', content, sample === undefined ? {} : { 'data-sample': sample });
  return readReportSetting();
}

test('nothing is reported without the element, or where it says nothing', () => {
  expect(readReportSetting()).toBeUndefined();
  expect(read(' ')).toBeUndefined();
});

test('in development, a real API is reported to the console, with values', () => {
  developWithApi();
  expect(readReportSetting()).toEqual({ showsValues: true });
});

test('in development, the mock is not', () => {
  Object.assign(import.meta.env, { DEV: true });
  expect(readReportSetting()).toBeUndefined();
});

test('the console of a deployment shows no values', () => {
  expect(read('console')).toEqual({ showsValues: false });
});

test.each([
  [API, '/report', 'https://api.example.com/report'],
  [API, 'https://api.example.com/v1/report?app=hr', 'https://api.example.com/v1/report?app=hr'],
  ['https://api.example.com/v1', '/report', 'https://api.example.com/report'],
  ['/', '/report', 'http://localhost/report'],
])('for the API at %s, the report goes to %s', (api, content, address) => {
  expect(read(content, { api, sample: '1' })).toEqual({ address, showsValues: false });
});

test.each([
  'https://collector.example/report',
  '//collector.example/report',
  String.raw`/\collector.example/report`,
  'http://api.example.com/report',
  'https://api.example.com:8443/report',
  'https://ada:secret@api.example.com/report',
  'javascript:alert(1)',
  'report',
])('%s is refused with one message', (content) => {
  expectConsoleWarning('Nothing is reported');
  expect(read(content, { sample: '1' })).toBeUndefined();
});

test.each([
  ['/report', undefined, 0.09, true],
  ['/report', undefined, 0.11, false],
  ['/report', '0.5', 0.49, true],
  ['/report', '0.5', 0.51, false],
  ['/report', 'half', 0.11, false],
  ['/report', '7', 0.11, false],
  ['console', undefined, 0.99, true],
  ['console', '0.5', 0.51, false],
])('%s with the sample %j: a page load at %d is reported: %j', (content, sample, at, isOn) => {
  jest.spyOn(Math, 'random').mockReturnValue(at);
  const setting = read(content, sample === undefined ? {} : { sample });
  expect(setting !== undefined).toBe(isOn);
});
