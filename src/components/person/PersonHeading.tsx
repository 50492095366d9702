import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { SxProps } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useI18n } from '../../i18n/I18nContext';
import { isolated } from '../../lib/text/isolated';
import { isolatedText } from '../../lib/text/isolatedText';
import { Initials } from './Initials';
import { PageHeading } from '../page/PageHeading';

interface PersonHeadingProps {
  /** Undefined while it is loading. */
  person: { _id?: string | null; name?: string | null } | undefined;
  /** What the page shows about the person, as in "Ada Okafor's Profile". */
  shows: 'profile' | 'evaluation';
  /** A button at the end of the row. */
  action?: ReactNode;
  /** Below the heading. */
  children?: ReactNode;
}

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  rowGap: 1.5,
  columnGap: 2,
  '& > :first-child': { fontSize: '1.5rem' },
} satisfies SxProps;

const text = {
  display: 'grid',
  // A long word wraps.
  gridTemplateColumns: 'minmax(0, 1fr)',
  flex: '1 1 12rem',
  gap: 0.5,
  minWidth: 0,
} satisfies SxProps;

const TITLES = {
  profile: 'components.profileOf',
  evaluation: 'components.evaluationOf',
} as const;

/** The heading of a page about a person, beside their initials. */
export function PersonHeading({ person, shows, action, children }: PersonHeadingProps) {
  const i18n = useI18n();
  const { t, display } = i18n;
  const name = display(person?.name, t('employees.unnamed'));
  const title = TITLES[shows];
  return (
    <Box sx={row}>
      {person ? (
        <Initials name={person.name} id={person._id} />
      ) : (
        <Skeleton variant="circular" width="2.5em" height="2.5em" />
      )}
      <Box sx={text}>
        <PageHeading
          title={t.markup(title, { name, person: () => isolatedText(i18n, name) })}
          heading={t.rich(title, { name, person: () => isolated(i18n, name) })}
          loading={!person}
        />
        {children}
      </Box>
      {action}
    </Box>
  );
}
