import { arranged, startEngine } from '../../test/calls/startEngine';
import { parseArrangement } from '../states/readArrangement';
import { DEFAULT_ARRANGEMENT, type Recording, type Rules } from './arrangement';
import { pseudonym } from './pseudonyms';
import { addAnswer, MOST_ANSWERS, MOST_CHARACTERS, requestKey } from './recording';

const real: Rules = {
  login: [{ answer: 'real' }],
  listEmployees: [{ answer: 'real' }],
  getEmployee: [{ answer: 'real' }],
};
/** An engine whose real host answers these bodies in turn. A string is sent as it is. */
function start(answers: unknown[]) {
  const send = jest.fn(() => {
    const answer = answers.shift();
    return Promise.resolve(
      typeof answer === 'string' ? new Response(answer) : Response.json(answer),
    );
  });
  const started = startEngine(real, { send });
  const call = async (path: string, init?: RequestInit): Promise<unknown> =>
    JSON.parse((await started.call(path, init)).text);
  return { engine: started.engine, send: started.send, call };
}

test('recorded answers are replayed by request and in their order, the last again and again', async () => {
  const { engine, call } = start([{ total: 1 }, { _id: 'a' }, { total: 2 }, { total: 3 }]);
  await call('/employees?search=');
  engine.record('pseudonyms');
  await call('/employees/a');
  await call('/employees');
  await call('/employees');
  engine.record('off');
  const { recordings } = engine.getSnapshot().arrangement;
  expect(recordings.map(({ request, answers }) => [request, answers.length])).toEqual([
    ['/api/employees/a', 1],
    ['/api/employees', 2],
  ]);

  const rules: Rules = {
    listEmployees: [{ answer: 'replay' }],
    getEmployee: [{ answer: 'replay' }],
  };
  const file = JSON.stringify(arranged(rules, { recordings }));
  engine.set(parseArrangement(file).arrangement ?? DEFAULT_ARRANGEMENT);
  const totals = [];
  for (let i = 0; i < 3; i++) totals.push(await call('/employees'));
  expect(totals).toEqual([{ total: 2 }, { total: 3 }, { total: 3 }]);
  engine.restartCounts('listEmployees');
  expect(await call('/employees')).toEqual({ total: 2 });
  const slow: Rules = { ...rules, listEmployees: [{ answer: 'replay', delay: 1 }] };
  engine.set({ ...engine.getSnapshot().arrangement, rules: slow });
  expect(await call('/employees')).toEqual({ total: 2 });
  expect(await call('/employees/a')).toEqual({ _id: 'a' });
  expect(await call('/employees/b')).toEqual({ by: 'mock' });
  expect(engine.getSnapshot().log.at(-1)?.answer).toMatchObject({
    by: 'mock',
    rule: 0,
    substitute: 'not recorded',
  });
});

test('a recording holds neither names nor passwords nor tokens', async () => {
  const { engine, call } = start([
    { token: 'tok-5f3a9c', role: 'Admin' },
    { employees: [{ _id: 'e1', name: 'Zebulon Quist', email: 'z@corp.example' }] },
  ]);
  engine.record('pseudonyms');
  await call('/auth/login', {
    method: 'POST',
    body: '{"email":"z@corp.example","password":"hush-hush"}',
  });
  await call('/employees?search=Zebulon');
  const { recordings } = engine.getSnapshot().arrangement;
  expect(recordings).toHaveLength(2);
  expect(JSON.stringify(recordings)).toContain(pseudonym('Zebulon Quist'));
  expect(JSON.stringify(recordings)).not.toMatch(/zebulon|quist|corp\.example|tok-5f3a9c|hush/i);
  engine.set({
    ...engine.getSnapshot().arrangement,
    rules: { listEmployees: [{ answer: 'replay' }] },
  });
  expect(await call('/employees?search=Zebulon')).toMatchObject({ employees: [{ _id: 'e1' }] });
});

test('without pseudonyms names stay, and tokens do not', async () => {
  const { engine, call } = start([{ name: 'Zebulon Quist', token: 'tok-5f3a9c' }]);
  engine.record('asTheyAre');
  await call('/employees/a');
  const text = JSON.stringify(engine.getSnapshot().arrangement.recordings);
  expect(text).toContain('Zebulon Quist');
  expect(text).not.toContain('tok-5f3a9c');
});

test('an answer that is not JSON is not kept, and that is told', async () => {
  const { engine, send } = start(['<html>']);
  engine.record('pseudonyms');
  await send('/employees');
  expect(engine.getSnapshot()).toMatchObject({
    missesAnswers: true,
    arrangement: { recordings: [] },
  });
});

test('the recordings are bounded in number and size', () => {
  const exchange = { operation: 'getEmployee', request: '/api/employees/a', status: 200 } as const;
  const add = (recordings: readonly Recording[], name: string) =>
    addAnswer(
      recordings,
      { ...exchange, body: { text: '-', json: () => ({ name }) } },
      'asTheyAre',
    );
  let recordings: readonly Recording[] = [];
  for (let i = 0; i < MOST_ANSWERS; i++) recordings = add(recordings, `n${i}`) ?? [];
  expect(recordings[0]?.answers).toHaveLength(MOST_ANSWERS);
  expect(add(recordings, 'one more')).toBeUndefined();
  expect(add([], 'x'.repeat(MOST_CHARACTERS))).toBeUndefined();
});

test('requests are the same whatever the order of their parameters', () => {
  const key = (url: string) => requestKey({ url: `http://localhost${url}` });
  expect(key('/api/evaluations?page=2&limit=5')).toBe('/api/evaluations?limit=5&page=2');
  expect(key('/api/evaluations?limit=5&page=2')).toBe('/api/evaluations?limit=5&page=2');
  expect(key('/api/employees')).not.toBe(key('/api/employees?search='));
  expect(key('/api/employees?search=ada')).not.toBe(key('/api/employees?search=adb'));
});
