import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import * as compiledChecks from './compiledChecks';
import { readContract } from './document';
import { createAjv, createContractValidator } from './validation';

const inNode = createContractValidator(readContract());

/** Checks a request. The page and Jest must find the same violations as the tools in Node. */
function checkRequest(...call: Parameters<typeof inNode.checkRequest>) {
  const violations = compiledChecks.checkRequest(...call);
  expect(inNode.checkRequest(...call)).toEqual(violations);
  return violations;
}

function checkResponse(...call: Parameters<typeof inNode.checkResponse>) {
  const violations = compiledChecks.checkResponse(...call);
  expect(inNode.checkResponse(...call)).toEqual(violations);
  return violations;
}

const employee = { _id: 'employee-058', name: 'Grace Hopper', evaluations: ['evaluation-0007'] };
const login = { email: 'ada.admin@example.com', password: 'demo-admin' };
const evaluation = { note: 'Kind.', score: 9, employeeId: 'employee-058' };

describe('a valid request or response has no violation', () => {
  test.each([
    ['get', '/api/employees', undefined],
    ['GET', 'https://api.example.com/api/employees?search=', undefined],
    ['get', '/api/evaluations?page=2&limit=100', undefined],
    ['get', '/api/employees/a%2Fb%20%25', undefined],
    ['post', '/api/auth/login', login],
    ['put', '/api/evaluations/evaluation-0007', evaluation],
  ])('%s %s', (method, url, body) => {
    expect(checkRequest(method, url, body)).toEqual([]);
  });

  test.each([
    ['get', '/api/employees', 200, { employees: [employee], total: 1 }],
    ['get', '/api/employees/employee-058', 404, { message: 'Employee not found' }],
    ['get', '/api/evaluations/employee/employee-058', 200, []],
    ['get', '/api/evaluations/e1', 200, { _id: 'e1', employee: null, createdAt: null }],
    ['get', '/api/evaluations/results/employee-058', 200, {}],
    ['post', '/api/auth/register', 201, {}],
  ])('%s %s answers %d', (method, url, status, body) => {
    expect(checkResponse(method, url, status, body)).toEqual([]);
  });
});

describe('an invalid request has a violation', () => {
  test.each([
    ['unknown path', 'get', '/api/people', undefined, 'GET /api/people: the path is not in'],
    ['path too long', 'get', '/api/employees/1/2', undefined, 'is not in the contract'],
    ['method of a path with a placeholder', 'put', '/api/evaluations/evaluator', {}, 'has no PUT'],
    ['unknown method', 'delete', '/api/employees/1', undefined, 'has no DELETE'],
    ['unknown query', 'get', '/api/employees?q=a', undefined, 'query parameter q is unknown'],
    ['query of text', 'get', '/api/evaluations?page=two', undefined, 'must be integer'],
    ['query too small', 'get', '/api/evaluations?page=0', undefined, 'page must be >= 1'],
    ['query too large', 'get', '/api/evaluations?limit=101', undefined, 'limit must be <= 100'],
    ['repeated query', 'get', '/api/evaluations?page=1&page=2', undefined, 'page is repeated'],
    ['no body', 'post', '/api/auth/login', undefined, 'body is missing'],
    ['unexpected body', 'get', '/api/employees', {}, 'body is not expected'],
    ['body of text', 'post', '/api/auth/login', 'a=b', 'body must be object'],
    ['missing property', 'post', '/api/auth/login', { email: login.email }, "property 'password'"],
    ['extra property', 'post', '/api/auth/login', { ...login, a: 1 }, 'additional properties (a)'],
    ['wrong format', 'post', '/api/auth/login', { ...login, email: 'ada' }, 'format "email"'],
    ['wrong type', 'put', '/api/evaluations/1', { ...evaluation, score: '9' }, 'be number'],
    ['wrong value', 'post', '/api/evaluations', { ...evaluation, score: 11 }, 'must be <= 10'],
  ])('%s', (_name, method, url, body, violation) => {
    expect(checkRequest(method, url, body)).toEqual([expect.stringContaining(violation)]);
  });

  test('all violations are reported', () => {
    expect(checkRequest('post', '/api/evaluations?a=1', {})).toHaveLength(4);
  });
});

describe('an invalid response has a violation', () => {
  test.each([
    ['unlisted status', 'get', '/api/employees', 418, { message: 'x' }, 'status 418 is not listed'],
    ['status of another operation', 'get', '/api/employees', 201, {}, 'status 201 is not listed'],
    ['no body', 'get', '/api/employees', 200, undefined, 'response 200: body is missing'],
    ['bare array', 'get', '/api/employees', 200, [employee], 'body must be object'],
    ['item', 'get', '/api/employees', 200, { employees: [{}] }, 'body/employees/0 must have'],
    ['role', 'get', '/api/employees/1', 200, { ...employee, role: 'Boss' }, '(Admin,Manager,'],
    ['date', 'get', '/api/employees/1', 200, { ...employee, hireDate: 'May' }, 'format "date"'],
    ['error without a message', 'post', '/api/feedback', 500, {}, "required property 'message'"],
    ['unknown path', 'get', '/api/people', 200, {}, 'is not in the contract'],
  ])('%s', (_name, method, url, status, body, violation) => {
    expect(checkResponse(method, url, status, body)).toEqual([expect.stringContaining(violation)]);
  });
});

test('paths without placeholders take precedence: /evaluator is not an id', () => {
  const list = { evaluations: [], totalPages: 0 };
  expect(checkResponse('get', '/api/evaluations/evaluator', 200, list)).toEqual([]);
  expect(checkResponse('get', '/api/evaluations/evaluation-0007', 200, list)).not.toEqual([]);
});

test('required and typed parameters of another document are validated', () => {
  const validator = createContractValidator({
    paths: {
      '/days/{day}': {
        parameters: [{ name: 'day', in: 'path', required: true, schema: { type: 'integer' } }],
        get: {
          operationId: 'readDay',
          parameters: [{ name: 'zone', in: 'query', required: true, schema: { type: 'string' } }],
          responses: { 204: { description: 'Nothing.' } },
        },
      },
      '/days/today': { get: { operationId: 'readToday', responses: { 204: {} } } },
    },
  });
  expect(validator.checkRequest('get', '/days/today')).toEqual([]);
  expect(validator.checkRequest('get', '/days/3?zone=utc')).toEqual([]);
  expect(validator.checkRequest('get', '/days/one')).toEqual([
    'GET /days/one: path parameter day must be integer',
    'GET /days/one: query parameter zone is missing',
  ]);
  expect(validator.checkResponse('get', '/days/3', 204)).toEqual([]);
  expect(validator.checkResponse('get', '/days/3', 204, {})).toHaveLength(1);
});

test.each([
  ['date', '2025-05-04', true],
  ['date', '2025-13-04', false],
  ['date', '5/4/2025', false],
  ['date-time', '2025-05-04t09:30:00.123456z', true],
  ['date-time', '2016-12-31T23:59:60Z', true],
  ['date-time', '2025-05-04T09:30:00', false],
  ['date-time', '1746351000000', false],
])('the format %s accepts %j like ajv-formats: %j', (format, text, isAccepted) => {
  const schema = { type: 'string', format };
  const accepted = [createAjv(), addFormats(new Ajv())].map((ajv) => ajv.validate(schema, text));
  expect(accepted).toEqual([isAccepted, isAccepted]);
});
