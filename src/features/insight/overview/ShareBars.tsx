import Box from '@mui/material/Box';
import type { SxProps } from '@mui/material/styles';
import { useId } from 'react';
import { useI18n } from '../../../i18n/I18nContext';
import { useFirstRows } from '../../../components/table/useFirstRows';
import type { Share } from '../statistics/overview/coverage';

const bars = {
  typography: 'body2',
  // The bars of all lists begin and end at the same places.
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 10.5rem) minmax(2rem, 1fr) auto',
  columnGap: 1,
  '& h3, & ul, & li, & > button': { gridColumn: '1 / -1' },
  '& h3': { typography: 'body2', m: 0, mt: 1.5, fontWeight: 600 },
  '& ul, & li': { display: 'grid', gridTemplateColumns: 'subgrid' },
  '& ul': { m: 0, p: 0, listStyle: 'none' },
  '& li': { alignItems: 'center' },
  '& > button': { justifySelf: 'start' },
  '& .name': { justifySelf: 'start', overflowWrap: 'anywhere' },
  '& .number': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  '& .bar': {
    boxSizing: 'border-box',
    height: '0.625rem',
    borderRadius: '3px',
    bgcolor: 'action.selected',
    printColorAdjust: 'exact',
    '@media print, (forced-colors: active)': { border: '1px solid' },
  },
  '& .bar > div': {
    height: '100%',
    borderRadius: '3px',
    bgcolor: 'primary.main',
    '@media (forced-colors: active)': { backgroundColor: 'CanvasText', forcedColorAdjust: 'none' },
  },
} satisfies SxProps;

interface ShareList {
  title: string;
  /** What the list is called in the address. */
  name: string;
  shares: readonly Share[];
}

/** A button shows the others; paper has all. */
const MAX_ROWS = 8;

/** How many of each group were evaluated: a bar, and the numbers. */
export function ShareBars({ lists }: { lists: readonly ShareList[] }) {
  return (
    <Box sx={bars}>
      {lists.map((list) => (
        <Bars key={list.name} {...list} />
      ))}
    </Box>
  );
}

function Bars({ title, name, shares }: ShareList) {
  const { t } = useI18n();
  const id = useId();
  const { shown, showAll } = useFirstRows(name, shares, MAX_ROWS);
  return (
    <>
      <h3 id={id}>{title}</h3>
      <ul aria-labelledby={id}>
        {shown.map((share) => (
          <li key={share.name}>
            <bdi className="name">{share.name}</bdi>
            <div className="bar">
              <div style={{ width: `${(100 * share.evaluated) / share.people}%` }} />
            </div>
            <span className="number">
              {t('overview.share', { evaluated: share.evaluated, people: share.people })}
            </span>
          </li>
        ))}
      </ul>
      {showAll}
    </>
  );
}
