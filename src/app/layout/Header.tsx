import LogoutIcon from '@mui/icons-material/Logout';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { NavLink } from 'react-router-dom';
import { HEADER_HEIGHT } from '../../components/table/stickyHeader';
import { below, inHighWindow, SMALLEST } from '../../components/page/breakpoints';
import { toRem } from '../../components/page/lengths';
import { Logo } from '../../components/page/Logo';
import { seesAllEvaluations } from '../../domain/constants';
import { useI18n } from '../../i18n/I18nContext';
import { headerLinks, paths } from '../../lib/url/paths';
import { usePeriodLinks } from '../../lib/url/periodLink';
import { session } from '../../session/session';
import { useSession } from '../../session/useSession';
import { AccountMenu } from './AccountMenu';
import { NavigationMenu } from './NavigationMenu';
import { SkipLink } from './SkipLink';
import { NotificationBell } from './notifications/NotificationBell';

const Root = styled('header')(({ theme: { vars, zIndex, breakpoints, spacing } }) => ({
  position: 'relative',
  [inHighWindow]: { position: 'sticky', top: 0 },
  zIndex: zIndex.appBar,
  borderBottom: `1px solid ${vars.palette.divider}`,
  backgroundColor: vars.palette.background.paper,
  '@media print': { display: 'none' },
  '& .bar': {
    display: 'flex',
    alignItems: 'center',
    gap: spacing(1),
    minHeight: toRem(HEADER_HEIGHT - 1),
  },
  '& .title': {
    marginInlineEnd: 'auto',
    [breakpoints.up('md')]: { marginInlineEnd: spacing(2) },
    fontSize: '1rem',
    fontWeight: 700,
    lineHeight: 1.25,
    letterSpacing: '-0.01em',
  },
  '& nav': { display: 'flex', flex: 1, gap: spacing(0.5) },
  '& nav a': {
    paddingInline: spacing(1.5),
    // A transition would repaint the header in every frame while the next screen renders.
    transition: 'none',
    color: vars.palette.text.secondary,
    '&.active': {
      color: vars.palette.primary.main,
      backgroundColor: `rgb(${vars.palette.primary.mainChannel} / 0.1)`,
    },
  },
  [`@media ${below(SMALLEST)}`]: {
    '& .bar': { gap: 0 },
    // Enlarged text in a wide font would push the menu out of the window.
    '& .title': { fontSize: 'min(1rem, 7.5vw)' },
    '& .MuiIconButton-root': {
      padding: spacing(0.5),
      // The area for a finger would be wider than the page.
      '&::after': { insetInline: 0 },
    },
  },
  [breakpoints.down('md')]: { '& .wide': { display: 'none' } },
  [breakpoints.up('md')]: { '& .narrow': { display: 'none' } },
}));

/**
 * The header with title, links, notifications, account and Logout. On narrow screens, a menu has the links and Logout.
 */
export function Header() {
  const { t } = useI18n();
  const { role } = useSession();
  const withPeriod = usePeriodLinks();
  const links = headerLinks
    .filter(({ path }) => path !== paths.allEvaluations || seesAllEvaluations(role))
    .map(({ path, text, hasPeriod }) => ({
      text: t(text),
      to: hasPeriod ? withPeriod(path) : path,
    }));

  return (
    <Root>
      <SkipLink />
      <Container className="bar">
        <Logo />
        <span className="title">{t('common.product')}</span>
        <nav aria-label={t('shell.mainNavigation')} className="wide">
          {links.map(({ text, to }) => (
            <Button key={text} component={NavLink} to={to} end color="inherit">
              {text}
            </Button>
          ))}
        </nav>
        <NotificationBell />
        <AccountMenu />
        <Button
          className="wide"
          color="inherit"
          startIcon={<LogoutIcon className="mirrored" />}
          onClick={session.signOut}
        >
          {t('shell.logout')}
        </Button>
        <div className="narrow">
          <NavigationMenu links={links} onLogout={session.signOut} />
        </div>
      </Container>
    </Root>
  );
}
