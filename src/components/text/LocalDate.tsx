import { isIsoDate } from '../../domain/isoDate';
import { useI18n } from '../../i18n/I18nContext';
import { useToday } from '../../lib/text/useToday';

/**
 * A local date, or 'N/A', with the time as its tooltip. A date of the last 30 days also shows its age. It has plain
 * elements, styled by app/theme/rowElements.ts, because a list has a date in every row.
 */
export function LocalDate({ iso }: { iso: string | null | undefined }) {
  const { date, dateAndTime, recentAge } = useI18n();
  const today = useToday();
  if (!isIsoDate(iso)) return <span>{date(iso)}</span>;
  const age = recentAge(iso, today);
  return (
    <span>
      <time dateTime={iso} title={dateAndTime(iso)}>
        {date(iso)}
      </time>
      {age && (
        <span>
          {' '}
          <small className="age">{age}</small>
        </span>
      )}
    </span>
  );
}
