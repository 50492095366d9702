import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { useState } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { CodeFailure } from '../../components/status/CodeFailure';
import { lazyComponent } from '../../lib/code/lazyComponent';
import { storedDrafts } from '../../session/drafts/storedDrafts';
import { Header } from './Header';

const DraftOffers = lazyComponent(async () => (await import('../drafts/DraftOffers')).DraftOffers, {
  Failure: CodeFailure,
});

/** The frame of every main screen. */
export function AppLayout() {
  const [hasDrafts] = useState(() => storedDrafts.get() !== null);

  return (
    <>
      <Header />
      {hasDrafts && <DraftOffers />}
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
