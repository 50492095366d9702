import type { Evaluation } from '../../../api/contract';
import type { I18n } from '../../../i18n/createI18n';
import { useI18n } from '../../../i18n/I18nContext';
import { newestOf } from '../../../lib/text/createdTime';
import { useToday } from '../../../lib/text/useToday';

/** Shows how long ago the last evaluation of a person was, and on paper its date. */
export function LastEvaluated({ evaluations }: { evaluations: readonly Evaluation[] }) {
  const i18n = useI18n();
  const today = useToday();
  const newest = newestOf(evaluations);
  const date = lastEvaluatedDate(i18n, evaluations);
  if (!newest) return <span>{date}</span>;
  return (
    <time className="printed-title" dateTime={newest.record.createdAt ?? undefined} title={date}>
      {i18n.ago(newest.time, today)}
    </time>
  );
}

/** Returns the date of the last evaluation of a person in words. */
export function lastEvaluatedDate({ t, date }: I18n, evaluations: readonly Evaluation[]): string {
  const newest = newestOf(evaluations);
  if (newest) return date(newest.record.createdAt);
  return t(`results.statistics.${evaluations.length === 0 ? 'never' : 'noDate'}`);
}
