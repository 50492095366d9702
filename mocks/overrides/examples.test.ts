import { getResponse } from 'msw';
import { declaredAnswer } from '../../contract/declared';
import { OPERATIONS } from '../config/operations';
import { exampleHandler } from './examples';

test.each(OPERATIONS)(
  'the last handler answers $id with its example in the contract',
  async (operation) => {
    const { method, path, success } = operation;
    const onAnswer = jest.fn();
    const url = `http://mock.invalid${path.replace(/\{\w+\}/, 'id')}`;
    const handler = exampleHandler({ baseUrl: 'http://mock.invalid', onAnswer });
    const response = await getResponse([handler], new Request(url, { method }));
    expect(response?.status).toBe(success);
    const body: unknown = await response?.json();
    expect(body).toBeDefined();
    expect(body).toEqual(declaredAnswer(operation, success)?.example);
    expect(onAnswer).toHaveBeenCalledWith(
      expect.any(String),
      { by: 'mock', isExample: true },
      response,
    );
  },
);
