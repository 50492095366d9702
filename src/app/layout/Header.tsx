import LogoutIcon from '@mui/icons-material/Logout';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { NavLink } from 'react-router-dom';
import { HEADER_HEIGHT } from '../../components/controls/stickyHeader';
import { toRem } from '../../components/page/lengths';
import { Mark } from '../../components/page/Mark';
import { seesAllEvaluations } from '../../domain/constants';
import { paths } from '../../lib/url/paths';
import { session } from '../../session/session';
import { useSession } from '../../session/useSession';
import { AccountMenu } from './AccountMenu';
import { NavigationMenu } from './NavigationMenu';

/** Title, links, account and Logout; on narrow screens the links and Logout are in a menu. */
export function Header() {
  const { role } = useSession();
  const links = [
    { text: 'Home', to: paths.home },
    { text: 'My Evaluations', to: paths.evaluations },
    ...(seesAllEvaluations(role) ? [{ text: 'All Evaluations', to: paths.allEvaluations }] : []),
    { text: 'Results', to: paths.results },
  ];

  return (
    <AppBar
      position="sticky"
      color="inherit"
      elevation={0}
      sx={({ vars }) => ({
        backgroundColor: vars.palette.background.paper,
        borderBottom: `1px solid ${vars.palette.divider}`,
      })}
    >
      <Container maxWidth="xl" sx={{ px: { xs: 1.5, sm: 3 } }}>
        <Toolbar disableGutters sx={{ gap: 1, minHeight: { sm: toRem(HEADER_HEIGHT - 1) } }}>
          <Mark />
          <Typography
            component="span"
            sx={{
              mr: 2,
              fontSize: '1.0625rem',
              fontWeight: 700,
              lineHeight: 1.25,
              letterSpacing: '-0.01em',
            }}
          >
            Employee Dashboard
          </Typography>
          <Box
            component="nav"
            aria-label="Main"
            sx={{ display: { xs: 'none', md: 'flex' }, gap: 0.5, flex: 1 }}
          >
            {links.map(({ text, to }) => (
              <Button
                key={to}
                component={NavLink}
                to={to}
                end
                color="inherit"
                sx={({ vars }) => ({
                  px: 1.5,
                  // A transition would repaint it in every frame while the next screen renders.
                  transition: 'none',
                  color: vars.palette.text.secondary,
                  '&.active': {
                    color: vars.palette.primary.main,
                    backgroundColor: `rgb(${vars.palette.primary.mainChannel} / 0.1)`,
                  },
                })}
              >
                {text}
              </Button>
            ))}
          </Box>
          <Box sx={{ flex: { xs: 1, md: 0 } }} />
          <AccountMenu />
          <Button
            color="inherit"
            startIcon={<LogoutIcon />}
            onClick={session.signOut}
            sx={{ display: { xs: 'none', md: 'inline-flex' } }}
          >
            Logout
          </Button>
          <Box sx={{ display: { md: 'none' } }}>
            <NavigationMenu links={links} onLogout={session.signOut} />
          </Box>
        </Toolbar>
      </Container>
    </AppBar>
  );
}
