import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { SxProps } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { useI18n } from '../../../i18n/I18nContext';
import { useFirstRows } from '../../../components/table/useFirstRows';
import type { Share } from '../statistics/overview/coverage';
import type { GroupKind } from '../statistics/overview/groups';
import type { useGroups } from './useGroups';

/** The bars of the whole card begin and end at the same places. */
const columns = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto minmax(3rem, 22%)',
  columnGap: 1.5,
  alignItems: 'center',
  '& .bar': {
    boxSizing: 'border-box',
    height: '0.5rem',
    borderRadius: '4px',
    overflow: 'hidden',
    bgcolor: 'action.selected',
    printColorAdjust: 'exact',
    '@media print, (forced-colors: active)': { border: '1px solid' },
  },
  '& .bar > div': {
    height: '100%',
    bgcolor: 'primary.main',
    '@media (forced-colors: active)': { backgroundColor: 'CanvasText', forcedColorAdjust: 'none' },
  },
} satisfies SxProps;

const lists = {
  ...columns,
  typography: 'body2',
  '& h3, & ul, & li, & li > a, & > button': { gridColumn: '1 / -1' },
  '& h3': { typography: 'body2', m: 0, mt: 1.5, mb: 0.5, fontWeight: 600 },
  '& ul, & li, & li > a': { display: 'grid', gridTemplateColumns: 'subgrid' },
  '& ul': { m: 0, p: 0, listStyle: 'none' },
  '& li > a': {
    alignItems: 'center',
    minHeight: '2rem',
    mx: -1,
    px: 1,
    borderRadius: 1,
    '&:hover': { bgcolor: 'action.hover' },
    // The outline is drawn where colours are forced, because there is no background then.
    '&[aria-current]': { bgcolor: 'action.selected', outline: '1px solid transparent' },
    '&[aria-current] .name': { fontWeight: 600 },
    '&:focus-visible': { outline: '2px solid', outlineOffset: -2 },
  },
  '& > button': { justifySelf: 'start' },
  '& .name': { justifySelf: 'start', overflowWrap: 'anywhere' },
  '& .number': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
} satisfies SxProps;

type Counts = Pick<Share, 'evaluated' | 'people'>;

function Bar({ evaluated, people }: Counts) {
  return (
    <div className="bar">
      <div style={{ width: `${people === 0 ? 0 : (100 * evaluated) / people}%` }} />
    </div>
  );
}

/** The numbers of all people in large type, with a bar where they are shares. */
export function Headline({ share, children }: { share: Counts | undefined; children: ReactNode }) {
  return (
    <Box sx={columns}>
      <Typography variant="h1" component="p" sx={{ gridColumn: share ? '1 / span 2' : '1 / -1' }}>
        {children}
      </Typography>
      {share && <Bar evaluated={share.evaluated} people={share.people} />}
    </Box>
  );
}

interface ShareList {
  kind: GroupKind;
  title: string;
  /** The name of the list in the address. */
  name: string;
  shares: readonly Share[];
}

interface ShareBarsProps {
  lists: readonly ShareList[];
  groups: ReturnType<typeof useGroups>;
}

/** A button shows the other rows. Paper has all of them. */
const MAX_ROWS = 8;

/**
 * Shows how many people of each group were evaluated, as a bar and in numbers. A selected group limits the people who
 * are due.
 */
export function ShareBars({ lists: all, groups }: ShareBarsProps) {
  return (
    <Box sx={lists}>
      {all.map((list) => (
        <Bars key={list.kind} {...list} groups={groups} />
      ))}
    </Box>
  );
}

function Bars({ kind, title, name, shares, groups }: ShareList & Pick<ShareBarsProps, 'groups'>) {
  const { t } = useI18n();
  const id = useId();
  const { visibleRows, showAll } = useFirstRows(name, shares, MAX_ROWS);
  return (
    <>
      <h3 id={id}>{title}</h3>
      <ul aria-labelledby={id}>
        {visibleRows.map((share) => (
          <li key={share.key}>
            <Link
              component={RouterLink}
              to={groups.linkTo(kind, share.key)}
              replace
              preventScrollReset
              color="inherit"
              underline="none"
              aria-current={groups.selected[kind] === share.key ? 'true' : undefined}
            >
              <bdi className="name">{share.name}</bdi>
              <span className="number">
                {t('overview.share', { evaluated: share.evaluated, people: share.people })}
              </span>
              <Bar evaluated={share.evaluated} people={share.people} />
            </Link>
          </li>
        ))}
      </ul>
      {showAll}
    </>
  );
}
