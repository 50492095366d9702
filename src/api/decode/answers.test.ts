import type { Employee, Evaluation } from '../contract';
import { decodeEmployee, decodeEmployeeList, decodeSession } from './answers';
import {
  decodeEvaluation,
  decodeEvaluationList,
  decodeEvaluations,
  decodeStatistics,
} from './evaluationAnswers';

const noList: [string, unknown][] = [
  ['nothing', undefined],
  ['null', null],
  ['a page of HTML', '<!doctype html><title>Sorry</title>'],
  ['an empty text', ''],
  ['a number', 7],
  ['an object without the list', {}],
  ['a list of null', { employees: null, evaluations: null }],
  ['a list that is an object', { employees: {}, evaluations: {} }],
  ['a list that is text', { employees: 'none', evaluations: 'none' }],
  ['a list without usable items', { employees: [null], evaluations: [null] }],
  ['a list of records without ids', { employees: [{}], evaluations: [{}] }],
];

describe('an answer of the wrong shape is refused', () => {
  test.each(noList)('%s is not a list of employees or evaluations', (_name, body) => {
    expect(decodeEmployeeList(body)).toBeUndefined();
    expect(decodeEvaluationList(body)).toBeUndefined();
    expect(decodeEvaluations(body)).toBeUndefined();
  });

  test.each([[undefined], [null], [''], ['<p>Sorry</p>'], [7], [[]], [[{ _id: 'a' }]]])(
    '%p is not a record',
    (body) => {
      expect(decodeEmployee(body)).toBeUndefined();
      expect(decodeEvaluation(body)).toBeUndefined();
      expect(decodeStatistics(body)).toBeUndefined();
      expect(decodeSession(body)).toBeUndefined();
    },
  );

  test.each([[undefined], [null], [''], ['.'], ['..'], ['\ud83d'], [7], [{}]])(
    'a record with the id %p is refused',
    (_id) => {
      expect(decodeEmployee({ _id, name: 'Grace' })).toBeUndefined();
      expect(decodeEvaluation({ _id, score: 7 })).toBeUndefined();
    },
  );

  test.each([
    [{}],
    [{ token: '' }],
    [{ token: 7 }],
    [{ token: null }],
    [{ token: 'two words' }],
    [{ token: 'line\nbreak' }],
    [{ token: 'tökén' }],
  ])('%p has no token that can be sent in a header', (body) => {
    expect(decodeSession({ role: 'Admin', ...body })).toBeUndefined();
  });
});

describe('a value of the wrong type counts as missing', () => {
  test('in an employee', () => {
    const hostile = {
      _id: 'a',
      name: {},
      email: ['a@example.com'],
      age: '36',
      role: 'Boss',
      position: 7,
      hireDate: 1709251200,
      evaluations: 4,
    } satisfies Record<keyof Employee, unknown>;
    expect(decodeEmployee(hostile)).toEqual({ _id: 'a' });
  });

  test('in an evaluation', () => {
    const hostile = {
      _id: 'a',
      employee: 'Grace',
      evaluator: [],
      score: 'ten',
      note: { text: 'Kind.' },
      createdAt: 0,
      feedbacks: 'none',
    } satisfies Record<keyof Evaluation, unknown>;
    expect(decodeEvaluation(hostile)).toEqual({ _id: 'a' });
  });

  test('in the people and the feedback of an evaluation', () => {
    expect(
      decodeEvaluation({
        _id: 'a',
        employee: { _id: '..', name: 7, email: null, age: Number.NaN, role: 'admin' },
        evaluator: { _id: 'b', name: 'Ada' },
        feedbacks: [null, 'Agreed.', { feedback: 7, createdAt: {} }, { feedback: 'Agreed.' }],
      }),
    ).toEqual({
      _id: 'a',
      employee: {},
      evaluator: { _id: 'b', name: 'Ada' },
      feedbacks: [{}, { feedback: 'Agreed.' }],
    });
  });

  test('in statistics', () => {
    expect(
      decodeStatistics({
        totalEvaluations: 1.5,
        averageScore: '7',
        maxScore: Infinity,
        minScore: null,
      }),
    ).toEqual({});
    expect(decodeStatistics({ totalEvaluations: -1, averageScore: 7.25 })).toEqual({
      averageScore: 7.25,
    });
    const statistics = { totalEvaluations: 3, averageScore: 7.5, maxScore: 9, minScore: 5 };
    expect(decodeStatistics(statistics)).toEqual(statistics);
  });

  test.each([['Boss'], ['admin'], [null], [undefined], [7]])(
    'the role %p counts as missing',
    (role) => {
      expect(decodeSession({ token: 'abc', role })).toEqual({ token: 'abc', role: null });
    },
  );

  test.each([['many'], [-1], [1.5], [null], [undefined], [Infinity]])(
    'with totalPages %p, one page is assumed',
    (totalPages) => {
      const answer = { evaluations: [{ _id: 'a' }], totalPages };
      expect(decodeEvaluationList(answer)).toEqual({ evaluations: [{ _id: 'a' }], totalPages: 1 });
    },
  );
});

describe('an answer that follows the contract is accepted', () => {
  const employee = {
    _id: 'a',
    name: 'Grace',
    email: 'grace@example.com',
    age: 36,
    role: 'Employee',
    position: 'Engineer',
    hireDate: '2024-03-01',
    evaluations: [{ anything: true }, 'b', null],
  } satisfies Required<Employee>;
  const evaluation = {
    _id: 'e',
    employee: { _id: 'a', name: 'Grace', email: 'grace@example.com', age: 36, role: 'Employee' },
    evaluator: { name: 'Ada', email: 'ada@example.com' },
    score: 7.5,
    note: '',
    createdAt: '2025-05-04T09:30:00.000Z',
    feedbacks: [{ feedback: 'Agreed.', createdAt: '2025-05-06T14:00:00.000Z' }],
  } satisfies Required<Evaluation>;

  test('records and lists lose unknown properties', () => {
    expect(decodeEmployee({ ...employee, password: 'secret' })).toEqual(employee);
    expect(decodeEvaluation({ ...evaluation, extra: 1 })).toEqual(evaluation);
    expect(decodeEvaluations([evaluation])).toEqual([evaluation]);
    expect(decodeEvaluationList({ evaluations: [], totalPages: 0 })).toEqual({
      evaluations: [],
      totalPages: 0,
    });
    expect(decodeSession({ token: 'a.b', role: 'Manager' })).toEqual({
      token: 'a.b',
      role: 'Manager',
    });
  });

  test('employees can be in an object or a plain array, and their total can be missing', () => {
    expect(decodeEmployeeList([employee])).toEqual({ employees: [employee] });
    expect(decodeEmployeeList({ employees: [employee], total: 40 })).toEqual({
      employees: [employee],
      total: 40,
    });
    expect(decodeEmployeeList({ employees: [], total: 'many' })).toEqual({ employees: [] });
    expect(decodeEmployeeList([])).toEqual({ employees: [] });
  });

  test('a list omits items without a usable id', () => {
    const items = [null, 'a', 7, [], {}, { _id: '..' }, { _id: 'a' }];
    expect(decodeEmployeeList({ employees: items })).toEqual({ employees: [{ _id: 'a' }] });
    expect(decodeEvaluations(items)).toEqual([{ _id: 'a' }]);
  });

  test('keys such as __proto__ change nothing', () => {
    const hostile: unknown = JSON.parse(
      '{"_id":"a","__proto__":{"name":"Mallory","isAdmin":true},"constructor":{"prototype":1}}',
    );
    expect(decodeEmployee(hostile)).toEqual({ _id: 'a' });
    const list: unknown = JSON.parse('{"__proto__":{"employees":[{"_id":"a"}]}}');
    expect(decodeEmployeeList(list)).toBeUndefined();
    expect({}).not.toHaveProperty('isAdmin');
  });
});
