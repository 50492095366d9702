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

const facts = { name: 'Grace Hopper', email: 'grace@example.com', role: 'Employee' as const };

beforeEach(() => {
  sessionStorage.clear();
});

test('a reload has what was written, and the calls of the rules that are left', async () => {
  const mock = runMock();
  const store = persistTabConfig(mock);
  const rule: Rule = { answer: 'failure', failure: 500 };
  mock.load({ ...config, rules: { listEmployees: [{ ...rule, times: 3 }] } });
  await getResponse(mock.handlers(), new Request('http://localhost/api/employees'));
  mock.db().addEmployee(facts);
  store();
  expect(readTabConfig()).toMatchObject({
    ...config,
    rules: { listEmployees: [{ ...rule, times: 2 }] },
    changes: { employees: [facts] },
  });
});

test('a change is stored shortly after it, and before the page goes', () => {
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

test('a new tab has nothing', () => {
  expect(readTabConfig()).toBeUndefined();
});

test.each(['{', '{"version":2}', '[]'])('%s is ignored, and told', (text) => {
  sessionStorage.setItem(KEY, text);
  expectConsoleWarning('The stored config of this tab is broken');
  expect(readTabConfig()).toBeUndefined();
});

test('without room the mock works, and says that a reload loses the config', () => {
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

test('a browser that blocks its storage is no hindrance', () => {
  const blocked = jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('Blocked', 'SecurityError');
  });
  expect(readTabConfig()).toBeUndefined();
  persistTabConfig(runMock())();
  blocked.mockRestore();
});
