import BackIcon from '@mui/icons-material/ChevronLeft';
import Link from '@mui/material/Link';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { screenTitle } from './screenTitle';
import { touchArea } from './touchArea';
import { useI18n } from '../../i18n/I18nContext';
import { usePeriodLinks } from '../../lib/url/periodLink';
import { paths, type MainPath } from '../../lib/url/paths';
import { previousScreen } from '../../lib/url/previousScreen';

interface BackLinkProps {
  /** The path of the screen that the link leads to if the user came from no other screen. */
  fallback: MainPath;
}

const style = {
  ...touchArea,
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  py: 0.5,
  mb: 1,
  // The icon has empty space at its side.
  marginInlineStart: -0.5,
  '@media print': { display: 'none' },
} as const;

/** A link above the title to the screen that the user came from, in the state in which they left it. */
export function BackLink({ fallback }: BackLinkProps) {
  const { t } = useI18n();
  const withPeriod = usePeriodLinks();
  const previous = previousScreen(useLocation().state);
  const title = previous && screenTitle(previous.pathname);
  // Home has no period.
  const start = fallback === paths.home ? fallback : withPeriod(fallback);
  const screen = t(title ?? screenTitle(fallback) ?? 'employees.title');
  return (
    <Link
      component={RouterLink}
      to={previous && title !== undefined ? previous : start}
      state={title === undefined ? undefined : previous?.state}
      variant="body2"
      color="textSecondary"
      underline="hover"
      aria-label={t('components.backTo', { screen })}
      sx={style}
    >
      <BackIcon fontSize="small" className="mirrored" />
      <span>{screen}</span>
    </Link>
  );
}
