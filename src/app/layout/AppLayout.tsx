import Container from '@mui/material/Container';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { lazyComponent } from '../../components/status/lazyComponent';
import { followOtherTabs } from '../../api/readAfterWrites';
import { claimDraft } from '../../session/draft';
import { forgetWayBack, wayBack } from '../../session/wayBack';
import { Header } from './Header';
import { PrintedBy } from './PrintedBy';

const DraftOffer = lazyComponent(async () => (await import('./DraftOffer')).DraftOffer);

const WayBackOffer = lazyComponent(async () => (await import('./WayBackOffer')).WayBackOffer);

/** The frame of every main screen. */
export function AppLayout() {
  const [draft] = useState(claimDraft);
  const [asked] = useState(wayBack);
  useEffect(forgetWayBack, []);

  const queryClient = useQueryClient();
  useEffect(() => followOtherTabs(queryClient), [queryClient]);

  return (
    <>
      <Header />
      {asked !== undefined && <WayBackOffer to={asked} />}
      {draft && <DraftOffer draft={draft} />}
      <Container component="main" id="content" sx={{ pt: { xs: 2, sm: 4 }, pb: { xs: 8, sm: 10 } }}>
        <PrintedBy />
        <Outlet />
      </Container>
      <ScrollRestoration />
    </>
  );
}
