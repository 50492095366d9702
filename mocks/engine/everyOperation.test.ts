import { arranged, startEngine } from '../../test/calls/startEngine';
import { BROKEN_ANSWERS, type Row } from './arrangement';
import { failuresOf, operationOf, OPERATION_IDS, type OperationId } from './operations';

/** Each operation is answered by who is asked to, and nobody else. */

const request = (id: OperationId) => operationOf(id).path.replace(/\{\w+\}/g, 'some-id');

/** Every way to answer an operation, with the status of the answer: 0 where there is none. */
function waysOf(id: OperationId): [row: Row, status: number, text: unknown][] {
  const { success } = operationOf(id);
  const words = (by: string) => expect.stringContaining(by) as unknown;
  return [
    [{ answer: 'mock' }, 200, words('mock')],
    [{ answer: 'fixed', status: success, body: { by: 'fixed' } }, success, words('fixed')],
    [{ answer: 'replay' }, success, words('replay')],
    [{ answer: 'real' }, success, words('real')],
    ...failuresOf(id).map((failure): [Row, number, unknown] => [
      { answer: 'failure', failure, message: `Refused with ${failure}` },
      failure,
      words(`Refused with ${failure}`),
    ]),
    ...BROKEN_ANSWERS.filter((failure) => failure !== 'timeout').map(
      (failure): [Row, number, unknown] => [
        { answer: 'failure', failure },
        failure === 'network' ? 0 : success,
        expect.any(String),
      ],
    ),
  ];
}

test.each(OPERATION_IDS)('%s', async (id) => {
  const { method, success } = operationOf(id);
  const path = request(id);
  const init = method === 'GET' ? { method } : { method, body: '{}' };
  const send = () => Promise.resolve(Response.json({ by: 'real' }, { status: success }));
  const { engine, mock, call } = startEngine({}, { send });
  const answers = [{ status: success, body: { by: 'replay' } }];
  const recordings = [{ operation: id, request: path, answers }];
  const ask = (row: Row) => {
    engine.set(arranged({ [id]: [row] }, { recordings, foreignIds: 'allow' }));
    return call(path.replace('/api', ''), init);
  };

  for (const [row, status, text] of waysOf(id)) {
    mock.mockClear();
    expect([row, await ask(row)]).toEqual([row, { status, text }]);
    expect(mock).toHaveBeenCalledTimes(row.answer === 'mock' ? 1 : 0);
    expect(engine.getSnapshot().log.at(-1)).toMatchObject({
      operation: id,
      answer: { by: row.answer, rule: 0, status },
    });
  }

  const late = ask({ answer: 'failure', failure: 'timeout' });
  await new Promise((resolve) => setTimeout(resolve));
  expect(engine.getSnapshot().log.at(-1)?.answer).toBeUndefined();
  engine.set(arranged({}));
  expect(await late).toEqual({ status: 200, text: '{"by":"mock"}' });
});
