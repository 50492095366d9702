import { getResponse } from 'msw';
import { expectConsoleWarning } from '../../../test/setup/console';
import { runMock } from '../runMock';
import { DEFAULT_CONFIG, type MockConfig, type Rule } from '../../config/mockConfig';
import { persistTabConfig, readTabConfig } from './tabConfig';

const KEY = 'mock-config';

const config: MockConfig = {
  ...DEFAULT_CONFIG,
  server: 'sparse',
  rules: { listEmployees: [{ answer: 'failure', failure: 500 }] },
};

const employee = { name: 'Grace Hopper', email: 'grace@example.com', role: 'Employee' as const };

beforeEach(() => {
  sessionStorage.clear();
});

test('a reload keeps the written data and the remaining calls of the rules', async () => {
  const mock = runMock();
  const store = persistTabConfig(mock);
  const rule: Rule = { answer: 'failure', failure: 500 };
  mock.load({ ...config, rules: { listEmployees: [{ ...rule, times: 3 }] } });
  await getResponse(mock.handlers(), new Request('http://localhost/api/employees'));
  mock.db().addEmployee(employee);
  store();
  expect(readTabConfig()).toMatchObject({
    ...config,
    rules: { listEmployees: [{ ...rule, times: 2 }] },
    changes: { employees: [employee] },
  });
});

test('a change is stored after a short delay, or when the page is hidden', () => {
  jest.useFakeTimers();
  const mock = runMock();
  persistTabConfig(mock);
  mock.load(config);
  expect(readTabConfig()?.server).toBeUndefined();
  jest.advanceTimersByTime(500);
  expect(readTabConfig()?.server).toBe('sparse');
  mock.load({ ...config, server: 'partial' });
  window.dispatchEvent(new Event('pagehide'));
  expect(readTabConfig()?.server).toBe('partial');
  jest.useRealTimers();
});

test('a new tab has no config', () => {
  expect(readTabConfig()).toBeUndefined();
});

test.each(['{', '{"version":2}', '[]'])('the invalid config %s is ignored and reported', (text) => {
  sessionStorage.setItem(KEY, text);
  expectConsoleWarning('The stored config of this tab is broken');
  expect(readTabConfig()).toBeUndefined();
});

test('the mock works with a full storage, and warns that a reload loses the config', () => {
  const mock = runMock();
  const store = persistTabConfig(mock);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  mock.load(config);
  expectConsoleWarning('a reload will lose it');
  store();
  expect(mock.getSnapshot().config.server).toBe('sparse');
  expect(sessionStorage.getItem(KEY)).toBeNull();
});

test('the mock works in a browser that blocks its storage', () => {
  const blocked = jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('Blocked', 'SecurityError');
  });
  expect(readTabConfig()).toBeUndefined();
  persistTabConfig(runMock())();
  blocked.mockRestore();
});
