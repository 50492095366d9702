import { signInAs } from '../test/signInAs';
import { decodeEmployeeList } from './answers';
import { request } from './request';

jest.mock('./client', () => {
  throw new Error('Failed to fetch dynamically imported module');
});

test('where the code of the client cannot be had, a call fails as one without an answer', async () => {
  // With a line, the page would be loaded again (`neededCode`).
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  signInAs('Admin');
  await expect(request('get', '/api/employees', {}, decodeEmployeeList)).rejects.toMatchObject({
    name: 'ApiError',
    reason: 'network',
    message: 'Something went wrong',
  });
});
