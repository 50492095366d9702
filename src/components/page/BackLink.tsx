import BackIcon from '@mui/icons-material/ChevronLeft';
import Link from '@mui/material/Link';
import { Link as RouterLink, matchPath, parsePath } from 'react-router-dom';
import { touchArea } from './touchArea';
import { useI18n } from '../../i18n/I18nContext';
import { usePeriodLinks } from '../../lib/url/periodLink';
import { paths } from '../../lib/url/paths';
import { useOrigin } from '../../lib/url/trail';

/** The screens that a way back can lead to. */
const TITLES = [
  { path: paths.home, title: 'employees.title' },
  { path: paths.evaluations, title: 'evaluations.mine' },
  { path: paths.allEvaluations, title: 'shell.allEvaluations' },
  { path: paths.results, title: 'results.title' },
  { path: paths.compare, title: 'compare.title' },
  { path: paths.printProfiles, title: 'profile.printTitle' },
  { path: paths.employeeProfile, title: 'profile.title' },
  { path: paths.evaluation, title: 'evaluations.one' },
] as const;

interface BackLinkProps {
  /** The path of the screen that it leads to where the user came from none. */
  fallback: (typeof TITLES)[number]['path'];
}

const style = {
  ...touchArea,
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  py: 0.5,
  mb: 1,
  // The icon has room at its side.
  marginInlineStart: -0.5,
  '@media print': { display: 'none' },
} as const;

/** A link above the title, to the screen that the user came from, in the state in which they left it. */
export function BackLink({ fallback }: BackLinkProps) {
  const { t } = useI18n();
  const withPeriod = usePeriodLinks();
  const origin = useOrigin();
  const titleAt = (address: string) =>
    TITLES.find(({ path }) => matchPath(path, parsePath(address).pathname ?? ''))?.title;
  const known = origin === undefined ? undefined : titleAt(origin);
  // Home has no period.
  const start = fallback === paths.home ? fallback : withPeriod(fallback);
  const to = known !== undefined && origin !== undefined ? origin : start;
  const screen = t(known ?? titleAt(fallback) ?? 'employees.title');
  return (
    <Link
      component={RouterLink}
      to={to}
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
