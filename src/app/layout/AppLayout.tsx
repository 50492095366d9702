import { styled } from '@mui/material/styles';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { PageWidth } from '../../components/page/PageWidth';
import { lazyComponent } from '../../components/status/lazyComponent';
import { followOtherTabs } from '../../api/readAfterWrites';
import { claimDraft } from '../../session/draft';
import { forgetWayBack, wayBack } from '../../session/wayBack';
import { Header } from './Header';
import { PrintedBy } from './PrintedBy';

const DraftOffer = lazyComponent(async () => (await import('./DraftOffer')).DraftOffer);

const WayBackOffer = lazyComponent(async () => (await import('./WayBackOffer')).WayBackOffer);

const Main = styled(PageWidth)(({ theme: { breakpoints, spacing } }) => ({
  paddingBlock: spacing(2, 8),
  [breakpoints.up('sm')]: { paddingBlock: spacing(4, 10) },
}));

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
      <Main as="main" id="content">
        <PrintedBy />
        <Outlet />
      </Main>
      <ScrollRestoration />
    </>
  );
}
