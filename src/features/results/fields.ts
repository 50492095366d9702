import type { Statistics } from '../../api/contract';

/** The columns of the table, by their names in the address. */
export const FIELDS = [
  'name',
  'email',
  'role',
  'position',
  'hireDate',
  'totalEvaluations',
  'averageScore',
  'minScore',
  'maxScore',
  'scores',
  'lastEvaluated',
] as const;

export type Field = (typeof FIELDS)[number];
export type StatisticField = Extract<Field, keyof Statistics>;

/** With these columns, the table is wider than a window of 1280 px. */
const HIDDEN_BY_DEFAULT: readonly Field[] = ['email', 'hireDate'];

const SHOWN_BY_DEFAULT = FIELDS.filter((field) => !HIDDEN_BY_DEFAULT.includes(field));

/**
 * Column widths in pixels at the default font size. A column with a `share` of the remaining width is at least that
 * wide. The longest header and value of the four languages fit. `choose` and `evaluate` are not fields, and are always
 * shown.
 */
export const WIDTHS: Record<'choose' | Field | 'evaluate', { width: number; share?: number }> = {
  choose: { width: 64 },
  name: { width: 200, share: 1.2 },
  email: { width: 205, share: 1.5 },
  role: { width: 130 },
  position: { width: 116, share: 1 },
  hireDate: { width: 115 },
  totalEvaluations: { width: 114 },
  averageScore: { width: 131 },
  minScore: { width: 75 },
  maxScore: { width: 76 },
  scores: { width: 116 },
  lastEvaluated: { width: 136 },
  evaluate: { width: 56 },
};

/** Returns the columns in the address, or the default ones for an empty text. The name is always included. */
export function parseColumns(text: string): readonly Field[] {
  const named = text.split(',');
  const selected = FIELDS.filter((field) => named.includes(field));
  return selected.length === 0
    ? SHOWN_BY_DEFAULT
    : FIELDS.filter((field) => field === 'name' || selected.includes(field));
}

/** Returns the text of the columns for the address. It is empty for the default columns. */
export function formatColumns(selected: readonly Field[]): string {
  const text = (fields: readonly Field[]) =>
    FIELDS.filter((field) => fields.includes(field)).join();
  return text(selected) === text(SHOWN_BY_DEFAULT) ? '' : text(selected);
}

export function isField(text: string): text is Field {
  return FIELDS.some((field) => field === text);
}

export function isStatisticField(field: Field): field is StatisticField {
  return /^(?:total|average|min|max)/.test(field);
}
