import { arranged, startEngine } from '../../test/calls/startEngine';
import { BROKEN_ANSWERS, type Rule } from './arrangement';
import { failuresOf, operationOf, OPERATION_IDS, type OperationId } from './operations';

/** The rule decides who answers an operation, and nobody else answers it. */

const request = (id: OperationId) => operationOf(id).path.replace(/\{\w+\}/g, 'some-id');

/** Every rule that answers at once, with the status (0 for no answer) and a text of the answer. */
function waysOf(id: OperationId): [rule: Rule, status: number, says: string][] {
  const { success } = operationOf(id);
  return [
    [{ answer: 'mock' }, 200, 'mock'],
    [{ answer: 'fixed', status: success, body: { by: 'fixed' } }, success, 'fixed'],
    [{ answer: 'real' }, success, 'real'],
    ...failuresOf(id).map((failure): [Rule, number, string] => {
      const message = `Refused with ${failure}`;
      return [{ answer: 'failure', failure, message }, failure, message];
    }),
    ...BROKEN_ANSWERS.map((failure): [Rule, number, string] => [
      { answer: 'failure', failure },
      failure === 'network' ? 0 : success,
      '',
    ]),
  ];
}

test.each(OPERATION_IDS)('%s', async (id) => {
  const { method, success } = operationOf(id);
  const path = request(id);
  const init = method === 'GET' ? { method } : { method, body: '{}' };
  const send = () => Promise.resolve(Response.json({ by: 'real' }, { status: success }));
  const { engine, mock, call } = startEngine({}, { send });
  const ask = (rule: Rule) => {
    engine.set(arranged({ [id]: [rule] }));
    return call(path.replace('/api', ''), init);
  };

  for (const [rule, status, says] of waysOf(id)) {
    mock.mockClear();
    const reply = await ask(rule);
    expect([rule, reply.status]).toEqual([rule, status]);
    expect(reply.text).toContain(says);
    expect(mock).toHaveBeenCalledTimes(rule.answer === 'mock' ? 1 : 0);
    expect(engine.getSnapshot().log.at(-1)).toMatchObject({
      operation: id,
      answer: { by: rule.answer, rule: 0, status },
    });
  }

  const late = ask({ answer: 'mock', delay: 'forever' });
  await new Promise((resolve) => setTimeout(resolve));
  expect(engine.getSnapshot().log.at(-1)?.answer).toBeUndefined();
  engine.set(arranged({}));
  expect(await late).toEqual({ status: 200, text: '{"by":"mock"}' });
});
