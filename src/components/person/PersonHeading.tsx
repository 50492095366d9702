import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { SxProps } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useI18n } from '../../i18n/I18nContext';
import { isolated } from '../../lib/text/isolated';
import { isolatedText } from '../../lib/text/isolatedText';
import { Initials } from './Initials';
import { atLeast, below, BREAKPOINTS } from '../page/breakpoints';
import { PageHeading } from '../page/PageHeading';

interface PersonHeadingProps {
  /** Undefined while the person is loading. */
  person: { _id?: string | null; name?: string | null } | undefined;
  /** The content of the page, as in "Ada Okafor's Profile". */
  shows: 'profile' | 'evaluation';
  /** The content beside the heading. */
  note?: ReactNode;
  /** The controls at the end of the heading's row, or below the heading if there is no room. */
  actions?: ReactNode;
  /** The content below the heading. */
  children?: ReactNode;
}

/** On a phone the text does not fit beside the circle, and the two days of a period do not fit beside the name. */
const WIDE = `@media ${atLeast(BREAKPOINTS.md)}`;

const PHONE = `@media screen and ${below(BREAKPOINTS.sm)}`;

const layout = {
  display: 'grid',
  // A long word wraps in this column.
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  rowGap: 1,
  columnGap: 2,
  minWidth: 0,
  '& > .circle': { display: 'grid', fontSize: 'h1.fontSize' },
  '& > .circle > *': { fontSize: 'inherit' },
  '& > .title': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, minWidth: 0 },
  '& > .below, & > .actions': { gridColumn: '1 / -1' },
  '& > .actions': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    rowGap: 1,
    columnGap: 1.5,
    // Enlarged text has no room for a label beside its field.
    '& label': { flexWrap: 'wrap', maxWidth: '100%' },
  },
  // A single button is beside the title, unless the text is enlarged.
  [`@media ${atLeast(20)}`]: {
    '&:has(> .actions > :only-child)': {
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      '& > .actions': { gridColumn: 'auto' },
    },
  },
  // On a phone the main button is a row, and the other controls share the next one.
  [PHONE]: {
    '& > .actions > .MuiButton-contained': { order: -1, flex: '1 0 100%' },
  },
  [WIDE]: {
    '&:not(:has([type="date"]))': {
      gridTemplateColumns: 'auto minmax(14rem, 1fr) auto',
      rowGap: 0.5,
      '& > .circle:has(~ .below)': { gridRow: 'span 2' },
      '& > .below': { gridColumn: '2 / -1', order: 1 },
      '& > .actions': { gridColumn: 'auto' },
    },
  },
} satisfies SxProps;

const TITLES = {
  profile: 'components.profileOf',
  evaluation: 'components.evaluationOf',
} as const;

/** The heading of a page about a person, beside their initials. */
export function PersonHeading({ person, shows, note, actions, children }: PersonHeadingProps) {
  const i18n = useI18n();
  const { t, display } = i18n;
  const name = display(person?.name, t('employees.unnamed'));
  const title = TITLES[shows];
  return (
    <Box sx={layout}>
      <div className="circle">
        {person ? (
          <Initials name={person.name} id={person._id} />
        ) : (
          <Skeleton variant="circular" width="2.5em" height="2.5em" />
        )}
      </div>
      <div className="title">
        <PageHeading
          title={t.markup(title, { name, person: () => isolatedText(i18n, name) })}
          heading={t.rich(title, { name, person: () => isolated(i18n, name) })}
          loading={!person}
        />
        {note}
      </div>
      {children && <div className="below">{children}</div>}
      {actions && <div className="actions">{actions}</div>}
    </Box>
  );
}
