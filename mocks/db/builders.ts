import type { Employee, Evaluation, Feedback, Statistics } from '../../src/api/contract';

/**
 * Builders of complete objects of the contract, for tests and stories. Override a property with `undefined` to omit it
 * from the JSON. By default all objects of a kind have the same id.
 */

export function buildEmployee(overrides: Partial<Employee> = {}): Employee {
  const employee = {
    _id: 'employee-101',
    name: 'Grace Hopper',
    email: 'grace.hopper@example.com',
    age: 36,
    role: 'Employee',
    position: 'Systems Engineer',
    hireDate: '2024-03-01',
    evaluations: ['evaluation-1001'],
  } satisfies Required<Employee>;
  return { ...employee, ...overrides };
}

export function buildFeedback(overrides: Partial<Feedback> = {}): Feedback {
  const feedback = {
    feedback: 'Agreed. Next goal is mentoring.',
    createdAt: '2025-05-06T14:00:00.000Z',
  } satisfies Required<Feedback>;
  return { ...feedback, ...overrides };
}

export function buildEvaluation(overrides: Partial<Evaluation> = {}): Evaluation {
  const evaluation = {
    _id: 'evaluation-1001',
    employee: {
      _id: 'employee-101',
      name: 'Grace Hopper',
      email: 'grace.hopper@example.com',
      age: 36,
      role: 'Employee',
    },
    evaluator: { _id: 'employee-102', name: 'Ada Lovelace', email: 'ada.lovelace@example.com' },
    score: 9,
    note: 'Finds the bug before it is one.',
    createdAt: '2025-05-04T09:30:00.000Z',
    feedbacks: [buildFeedback()],
  } satisfies Required<Evaluation>;
  return { ...evaluation, ...overrides };
}

export function buildStatistics(overrides: Partial<Statistics> = {}): Statistics {
  const statistics = {
    totalEvaluations: 4,
    averageScore: 7.25,
    maxScore: 9,
    minScore: 5,
  } satisfies Required<Statistics>;
  return { ...statistics, ...overrides };
}
