import { styled } from '@mui/material/styles';
import { isIsoDate } from '../../domain/isoDate';
import { useI18n } from '../../i18n/I18nContext';
import { useToday } from '../../lib/text/useToday';

// One static style: a table has a date in every row.
const Age = styled('small')({
  color: 'var(--mui-palette-text-secondary)',
  fontSize: '0.75rem',
  whiteSpace: 'nowrap',
  '&::before': { content: '"("' },
  '&::after': { content: '")"' },
  '&:lang(ja)::before': { content: '"（"' },
  '&:lang(ja)::after': { content: '"）"' },
  // A printed 'days ago' is wrong the next day.
  '@media print': { display: 'none' },
});

/** A local date, or 'N/A', with the time as its tooltip. A date of the last 30 days also says how long ago it is. */
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
          <Age>{age}</Age>
        </span>
      )}
    </span>
  );
}
