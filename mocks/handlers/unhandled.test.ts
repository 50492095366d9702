import { callMock, tokens } from '../../test/calls/callMock';
import { expectConsoleError } from '../../test/setup/console';
import { expectContractViolation } from '../../test/setup/network';
import { startArrangement } from '../runtimes/node';

test('a call that the contract does not have is logged and answered 501', async () => {
  startArrangement();
  expectConsoleError('No handler answers DELETE /api/employees/employee-001');
  expectContractViolation('has no DELETE');
  const reply = await callMock('DELETE /api/employees/employee-001', { token: tokens.Admin });
  expect(reply).toEqual({
    status: 501,
    body: { message: 'The mock has no DELETE /api/employees/employee-001' },
  });
});
