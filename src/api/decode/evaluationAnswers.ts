import { isUsableId } from '../../domain/ids';
import type {
  Complete,
  Evaluation,
  EvaluationList,
  Feedback,
  Person,
  Statistics,
} from '../contract';
import { count, finite, list, role, text } from './values';
import { isRecord } from '../../domain/isRecord';

function decodePerson(value: unknown): Person | undefined {
  if (!isRecord(value)) return undefined;
  return {
    _id: isUsableId(value['_id']) ? value['_id'] : undefined,
    name: text(value['name']),
    email: text(value['email']),
    age: finite(value['age']),
    role: role(value['role']),
  } satisfies Complete<Person>;
}

function decodeFeedback(value: unknown): Feedback | undefined {
  if (!isRecord(value)) return undefined;
  return {
    feedback: text(value['feedback']),
    createdAt: text(value['createdAt']),
  } satisfies Complete<Feedback>;
}

export function decodeEvaluation(value: unknown): Evaluation | undefined {
  if (!isRecord(value) || !isUsableId(value['_id'])) return undefined;
  return {
    _id: value['_id'],
    employee: decodePerson(value['employee']),
    evaluator: decodePerson(value['evaluator']),
    score: finite(value['score']),
    note: text(value['note']),
    createdAt: text(value['createdAt']),
    feedbacks: list(value['feedbacks'], decodeFeedback),
  } satisfies Complete<Evaluation>;
}

export function decodeEvaluations(value: unknown): Evaluation[] | undefined {
  return list(value, decodeEvaluation);
}

/** Decodes a page of evaluations. If `totalPages` cannot be read, one page is assumed. */
export function decodeEvaluationList(value: unknown): EvaluationList | undefined {
  if (!isRecord(value)) return undefined;
  const evaluations = decodeEvaluations(value['evaluations']);
  return (
    evaluations &&
    ({
      evaluations,
      totalPages: count(value['totalPages']) ?? 1,
    } satisfies Complete<EvaluationList>)
  );
}

export function decodeStatistics(value: unknown): Statistics | undefined {
  if (!isRecord(value)) return undefined;
  return {
    totalEvaluations: count(value['totalEvaluations']),
    averageScore: finite(value['averageScore']),
    maxScore: finite(value['maxScore']),
    minScore: finite(value['minScore']),
  } satisfies Complete<Statistics>;
}
