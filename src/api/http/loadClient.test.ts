import { signInAs } from '../../../test/signInAs';
import { decodeEmployeeList } from '../decode/answers';
import { request, send } from './request';

jest.mock('./client', () => {
  throw new Error('Failed to fetch dynamically imported module');
});

const failure = { name: 'ApiError', reason: 'network', message: 'Something went wrong' };

test('where the code of the client cannot be had, a call fails as one without an answer', async () => {
  // With a line, the page would be loaded again (`neededCode`).
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  signInAs('Admin');
  await expect(request('get', '/api/employees', {}, decodeEmployeeList)).rejects.toMatchObject(
    failure,
  );
});

test('so does a write, over whose form the page is not loaded again', async () => {
  signInAs('Admin');
  const body = { evaluationId: 'evaluation-0001', feedback: 'Agreed.' };
  await expect(send('post', '/api/feedback', { body })).rejects.toMatchObject(failure);
});
