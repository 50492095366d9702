import type { Statistics } from '../../../api/contract';

/** The columns of the table, by their names in the address. */
export const FIELDS = [
  'name',
  'email',
  'role',
  'position',
  'hireDate',
  'scores',
  'totalEvaluations',
  'averageScore',
  'maxScore',
  'minScore',
] as const;

export type Field = (typeof FIELDS)[number];
export type StatisticField = Extract<Field, keyof Statistics>;

export const STATISTIC_HEADERS: Record<StatisticField, string> = {
  totalEvaluations: 'Total Evaluations',
  averageScore: 'Average',
  maxScore: 'Max',
  minScore: 'Min',
};

/** Pixels of the columns at the default font size; those with a share of the remaining width are at least so wide. */
export const WIDTHS: Record<'compare' | Field, { width: number; share?: number }> = {
  compare: { width: 100 },
  name: { width: 215, share: 1.2 },
  email: { width: 205, share: 1.5 },
  role: { width: 100, share: 0.6 },
  position: { width: 135, share: 1 },
  hireDate: { width: 115 },
  scores: { width: 150 },
  totalEvaluations: { width: 180 },
  averageScore: { width: 120 },
  maxScore: { width: 95 },
  minScore: { width: 110 },
};

export function isField(text: string): text is Field {
  return FIELDS.some((field) => field === text);
}

export function isStatisticField(text: string): text is StatisticField {
  return text in STATISTIC_HEADERS;
}

export const isAverage = (field: StatisticField) => field === 'averageScore';
