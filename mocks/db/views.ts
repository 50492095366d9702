import type {
  Employee,
  Evaluation,
  EvaluationList,
  Person,
  Statistics,
} from '../../src/api/contract';
import { largest, smallest } from '../../src/domain/extremes';
import type { Db } from './db';
import type { Paging } from './paging';
import type { AccountRecord, EmployeeRecord, EvaluationRecord } from './records';

/** Converts records to the responses of the contract. */

export function employeeView(employee: EmployeeRecord, evaluationIds: string[] = []): Employee {
  return { ...employee, evaluations: evaluationIds };
}

/** Returns an item of a list, which has no feedback. People have only a name and an e-mail. */
export function evaluationView(db: Db, evaluation: EvaluationRecord): Evaluation {
  const { employeeId, evaluatorId, feedbacks: _feedbacks, ...fields } = evaluation;
  const employee = db.person(employeeId);
  const evaluator = db.person(evaluatorId);
  return {
    ...fields,
    ...(employee && { employee: personView(employee) }),
    ...(evaluator && { evaluator: personView(evaluator) }),
  };
}

/** Returns a page. One after the last page is empty. Without evaluations, `totalPages` is 0. */
export function pageView(
  db: Db,
  evaluations: readonly EvaluationRecord[],
  { page, limit }: Paging,
): EvaluationList {
  return {
    evaluations: evaluations
      .slice((page - 1) * limit, page * limit)
      .map((evaluation) => evaluationView(db, evaluation)),
    totalPages: Math.ceil(evaluations.length / limit),
  };
}

/** Returns an evaluation with the feedback, and with the employee's age and role. */
export function evaluationDetailView(db: Db, evaluation: EvaluationRecord): Evaluation {
  const employee = db.person(evaluation.employeeId);
  return {
    ...evaluationView(db, evaluation),
    ...(employee && {
      employee: {
        ...personView(employee),
        role: employee.role,
        ...('age' in employee && { age: employee.age }),
      },
    }),
    feedbacks: [...evaluation.feedbacks],
  };
}

function personView({ _id, name, email }: EmployeeRecord | AccountRecord): Person {
  return { _id, name, email };
}

/** Returns the statistics. Without evaluations, the scores are omitted. The average has at most two decimals. */
export function statisticsView(evaluations: readonly EvaluationRecord[]): Statistics {
  const scores = evaluations.map(({ score }) => score);
  const total = scores.length;
  if (total === 0) return { totalEvaluations: 0 };
  const sum = scores.reduce((whole, score) => whole + score, 0);
  return {
    totalEvaluations: total,
    averageScore: Math.round((sum / total) * 100) / 100,
    maxScore: largest(scores),
    minScore: smallest(scores),
  };
}
