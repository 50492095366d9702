import Container from '@mui/material/Container';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { lazyComponent } from '../../components/status/lazyComponent';
import { followOtherTabs } from '../../api/otherTabs';
import { ABOVE_TOASTS } from '../../components/toasts/toastSpace';
import { PeriodLinks } from '../../lib/url/periodLink';
import { claimDraft } from '../../session/draft';
import { forgetReturnPath, returnPath } from '../../session/returnPath';
import { Header } from './Header';
import { PrintedBy } from './PrintedBy';

const DraftBanner = lazyComponent(async () => (await import('./DraftBanner')).DraftBanner);

const ReturnBanner = lazyComponent(async () => (await import('./ReturnBanner')).ReturnBanner);

/** The layout of every screen that needs a session. */
export function AppLayout() {
  const [draft] = useState(claimDraft);
  const [address] = useState(returnPath);
  useEffect(forgetReturnPath, []);

  const queryClient = useQueryClient();
  useEffect(() => followOtherTabs(queryClient), [queryClient]);

  return (
    <PeriodLinks>
      <Header />
      {address !== undefined && <ReturnBanner to={address} />}
      {draft && <DraftBanner draft={draft} />}
      <Container component="main" id="content" sx={{ pt: { xs: 1.5, sm: 2 }, pb: ABOVE_TOASTS }}>
        <PrintedBy />
        <Outlet />
      </Container>
      <ScrollRestoration />
    </PeriodLinks>
  );
}
