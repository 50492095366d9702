import { callMock, tokens } from '../../test/calls/callMock';
import { startMock } from '../runtimes/node';
import type { RunningMock } from '../runtimes/runMock';

const token = tokens.Employee;
let mock: RunningMock;

beforeEach(() => {
  mock = startMock();
});

test('the list holds all 57 employees with their evaluations', async () => {
  const { status, body } = await callMock('GET /api/employees', { token });
  expect(status).toBe(200);
  expect(body).toMatchObject({ total: 57 });
  const employees = mock.db().employees();
  const ids = mock.db().evaluationIds();
  expect(body).toEqual({
    employees: employees.map((employee) => ({
      ...employee,
      evaluations: ids.get(employee._id) ?? [],
    })),
    total: 57,
  });
});

test.each([
  ['', 57],
  ['sam taylor', 2],
  ['SAM.TAYLOR2@', 1],
  ['ZOË', 1],
  ['zoe%CC%88', 1],
  ['王小明', 1],
  ['nobody at all', 0],
  ['Systems Engineer', 0],
  ['%25', 0],
])('a search for %p finds %d by name or e-mail address', async (search, total) => {
  expect(await callMock(`GET /api/employees?search=${search}`, { token })).toMatchObject({
    status: 200,
    body: { total },
  });
});

test('an employee is found by id, and an unknown id is answered with 404', async () => {
  expect(await callMock('GET /api/employees/employee-001', { token })).toMatchObject({
    status: 200,
    body: { _id: 'employee-001', name: 'Ada Okafor', role: 'Admin' },
  });
  expect(await callMock('GET /api/employees/employee-999', { token })).toEqual({
    status: 404,
    body: { message: 'Employee not found' },
  });
});
