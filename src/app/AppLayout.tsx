import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { usePreload } from '../lib/usePreload';
import { Header } from './Header';
import { pages } from './pages';

const PAGES = Object.values(pages);

/** The frame of every main screen. */
export function AppLayout() {
  usePreload(PAGES);
  return (
    <>
      <Header />
      <Container
        component="main"
        maxWidth="xl"
        sx={{ px: { xs: 1.5, sm: 3 }, py: { xs: 2, sm: 4 } }}
      >
        <Outlet />
      </Container>
      <Box aria-hidden sx={{ pb: 6 }} />
      <ScrollRestoration />
    </>
  );
}
