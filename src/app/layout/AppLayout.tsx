import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { useState } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { loadClient } from '../../api/http/loadClient';
import { lazily } from '../../lib/code/lazily';
import { useIdleCode } from '../../lib/code/useIdleCode';
import { usePreload } from '../../lib/code/usePreload';
import { storedDrafts } from '../../session/drafts/storedDrafts';
import { Header } from './Header';
import { pages } from '../routing/pages';

const CODE = [loadClient, ...Object.values(pages)];

const DraftOffers = lazily(async () => (await import('../drafts/DraftOffers')).DraftOffers);
const nothing = () => Promise.resolve(false);

/** The frame of every main screen. */
export function AppLayout() {
  usePreload(CODE);
  const [hasDrafts] = useState(() => storedDrafts.get() !== null);
  const offersDrafts = useIdleCode(hasDrafts ? DraftOffers.preload : nothing);

  return (
    <>
      <Header />
      {offersDrafts && <DraftOffers />}
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
