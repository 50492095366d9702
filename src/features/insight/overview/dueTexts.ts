import type { I18n } from '../../../i18n/createI18n';
import type { Period } from '../../../domain/period';
import { DOT } from '../../../lib/text/dot';
import { periodText } from '../../../lib/text/periodText';
import { dateCell, type ChartTable } from '../chart/chartTable';
import { paragraph } from '../statistics/describe';
import type { Due, DuePerson } from '../statistics/overview/due';
import type { EvaluatedPeople } from '../statistics/overview/people';

/** Returns the text of a period as it follows 'Not evaluated'. */
export function duePeriodText(i18n: I18n, period: Exclude<Period, 'any'>): string {
  if (period === '12-months') return i18n.t('overview.dueIn12Months');
  const text = periodText(i18n, period);
  return typeof period === 'string' ? i18n.t('overview.dueInYear', { year: text }) : text;
}

interface DueDetails {
  period: Period;
  /** The texts of the role and the position to which the people are limited. */
  groups: readonly string[];
  /** The number of people in these groups. */
  among: number;
  evaluatedPeople: EvaluatedPeople;
  total: number;
  isComplete: boolean;
  isOwn: boolean;
}

/** Returns a text that says how many people are due, and what is not known. */
export function describeDue(i18n: I18n, { due, undated }: Due, details: DueDetails): string {
  const { t } = i18n;
  const { period, groups, among, evaluatedPeople, total, isComplete, isOwn } = details;
  const { people, unmatched } = evaluatedPeople;
  const time = period === 'any' ? t('overview.allTime') : periodText(i18n, period);
  const counts = {
    period: [time, ...groups].join(DOT),
    due: due.length,
    people: among,
    never: due.filter(({ last }) => !last).length,
  };
  return paragraph(
    i18n,
    isOwn ? t('overview.dueOfByYou', counts) : t('overview.dueOf', counts),
    total > people.length && t('overview.listHas', { listed: people.length, people: total }),
    undated > 0 && t('overview.dueUndated', { people: undated }),
    unmatched > 0 && t('overview.dueUnmatched', { count: unmatched }),
    !isComplete && t('overview.dueIncomplete'),
  );
}

/** Returns the table of the people who are due, for a file. */
export const dueFile = (i18n: I18n, due: readonly DuePerson[], isOwn: boolean): ChartTable => ({
  columns: [
    i18n.t('accounts.name'),
    i18n.t('accounts.email'),
    i18n.t('overview.columns.position'),
    i18n.t('overview.columns.lastEvaluated'),
    i18n.t('overview.columns.lastScore'),
  ],
  rows: due.map(({ employee: { _id, name, email, position }, last }) => ({
    key: _id,
    cells: [
      i18n.display(name),
      i18n.display(email),
      i18n.display(position),
      last
        ? dateCell(i18n, last.record.createdAt)
        : i18n.t(isOwn ? 'overview.notByYou' : 'overview.neverEvaluated'),
      last?.record.score ?? '',
    ],
  })),
});
