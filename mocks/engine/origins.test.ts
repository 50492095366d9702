import { arranged, startEngine } from '../../test/calls/startEngine';
import type { Rules } from './arrangement';

const EMPLOYEE = { _id: 'of-host', name: 'Ada' };
const OTHERS = { evaluations: [{ _id: 'of-mock', employee: { _id: 'shared' } }] };

/** The host has listed its employees, and the mock its evaluations. */
async function start(rules: Rules, foreignIds?: 'allow') {
  const answer = { employees: [EMPLOYEE, { _id: 'shared' }] };
  const send = jest.fn(() => Promise.resolve(Response.json(answer)));
  const arrangement = arranged({ listEmployees: [{ answer: 'real' }], ...rules }, { foreignIds });
  const started = startEngine({}, { send, arrangement });
  started.mock.mockResolvedValueOnce(Response.json(OTHERS));
  await started.call('/employees');
  await started.call('/evaluations');
  send.mockClear();
  started.mock.mockClear();
  const write = (employeeId: string) =>
    started.call('/evaluations', { method: 'POST', body: JSON.stringify({ employeeId }) });
  return { ...started, send, write };
}

const real: Rules = {
  createEvaluation: [{ answer: 'real' }],
  updateEvaluation: [{ answer: 'real' }],
};

test('it is known which world has answered an id', async () => {
  const { engine } = await start({});
  expect(['of-host', 'of-mock', 'shared', 'other'].map(engine.worldsOf)).toEqual([
    ['real'],
    ['mock'],
    ['mock', 'real'],
    [],
  ]);
});

test('a write with an id of the host does not reach the mock', async () => {
  const { engine, mock, write } = await start({});
  const message = 'of-host is an id of the real host. The write was not sent to the mock.';
  expect(await write('of-host')).toEqual({ status: 422, text: JSON.stringify({ message }) });
  expect(mock).not.toHaveBeenCalled();
  expect(engine.getSnapshot().log.at(-1)?.answer).toMatchObject({ by: 'mock', problem: message });
  expect((await write('shared')).status).toBe(200);
  expect((await write('other')).status).toBe(200);
});

test('a write with an id of the mock does not reach the host', async () => {
  const { engine, call, send, write } = await start(real);
  engine.record('pseudonyms');
  expect((await write('of-mock')).text).toContain('was not sent to the real host');
  expect((await call('/evaluations/of-mock', { method: 'PUT', body: '{}' })).status).toBe(422);
  expect(send).not.toHaveBeenCalled();
  expect(engine.getSnapshot().arrangement.recordings).toEqual([]);
  expect((await write('of-host')).status).toBe(200);
});

test('it does where that is allowed, and where no rule is real', async () => {
  expect((await (await start(real, 'allow')).write('of-mock')).status).toBe(200);
  const { engine, write } = await start({});
  engine.set(arranged({}));
  expect((await write('of-host')).status).toBe(200);
});

test('a read with an id of the other world is sent', async () => {
  const { call } = await start({});
  expect((await call('/employees/of-host')).status).toBe(200);
});
