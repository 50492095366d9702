import { expectConsoleWarning } from '../../../test/setup/console';
import { createArrangedMock } from '../../engine/arrangedMock';
import { DEFAULT_ARRANGEMENT, type Arrangement } from '../../engine/arrangement';
import { persistTabArrangement, readTabArrangement } from './tabArrangement';

const KEY = 'mock-arrangement';

const arrangement: Arrangement = {
  ...DEFAULT_ARRANGEMENT,
  server: 'sparse',
  rules: { listEmployees: [{ answer: 'failure', failure: 500 }] },
};

const facts = { name: 'Grace Hopper', email: 'grace@example.com', role: 'Employee' as const };

beforeEach(() => {
  sessionStorage.clear();
});

test('a reload has the rules and what was written', () => {
  const mock = createArrangedMock();
  const store = persistTabArrangement(mock);
  mock.set(arrangement);
  mock.db().addEmployee(facts);
  store();
  expect(readTabArrangement()).toMatchObject({
    ...arrangement,
    changes: { employees: [facts] },
  });
});

test('a change is stored shortly after it, and before the page goes', () => {
  jest.useFakeTimers();
  const mock = createArrangedMock();
  persistTabArrangement(mock);
  mock.set(arrangement);
  expect(readTabArrangement()?.server).toBeUndefined();
  jest.advanceTimersByTime(500);
  expect(readTabArrangement()?.server).toBe('sparse');
  mock.set({ ...arrangement, server: 'partial' });
  window.dispatchEvent(new Event('pagehide'));
  expect(readTabArrangement()?.server).toBe('partial');
  jest.useRealTimers();
});

test('a new tab has nothing', () => {
  expect(readTabArrangement()).toBeUndefined();
});

test.each(['{', '{"version":2}', '[]'])('%s is ignored, and told', (text) => {
  sessionStorage.setItem(KEY, text);
  expectConsoleWarning('What this tab had arranged is broken');
  expect(readTabArrangement()).toBeUndefined();
});

test('without room the mock works, and says that a reload loses the arrangement', () => {
  const mock = createArrangedMock();
  const store = persistTabArrangement(mock);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  mock.set(arrangement);
  expectConsoleWarning('a reload will lose it');
  store();
  expect(mock.getSnapshot().arrangement.server).toBe('sparse');
  expect(sessionStorage.getItem(KEY)).toBeNull();
});

test('a browser that blocks its storage is no hindrance', () => {
  const blocked = jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('Blocked', 'SecurityError');
  });
  expect(readTabArrangement()).toBeUndefined();
  persistTabArrangement(createArrangedMock())();
  blocked.mockRestore();
});
