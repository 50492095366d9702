import { failureToast } from '../api/http/failureToast';
import CssBaseline from '@mui/material/CssBaseline';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { RouterProvider, type DataRouter } from 'react-router-dom';
import { SignInFooter } from '../features/accounts/SignInFooter';
import { dismissToasts, toastHistory, notify } from '../components/toasts/notify';
import { Toaster } from '../components/toasts/Toaster';
import { logFailure } from '../lib/code/failures';
import { followLinks } from '../lib/url/followLinks';
import { session } from '../session/session';
import { LanguageFailure } from './language/LanguageFailure';
import { LanguageProvider } from './language/LanguageProvider';
import type { PageLanguage } from './language/pageLanguage';
import { prefetchAhead } from './prefetch/prefetchAhead';

/** The parts of the screen that only a build with the mock has. */
export interface MockSlots {
  /** It is rendered before the screens, so that a notice in the page flow is above them. */
  overlay?: ((router: DataRouter) => ReactNode) | undefined;
  /** It is rendered in the sign-in form. */
  signInFooter?: ReactNode;
}

interface AppProps extends MockSlots {
  language: PageLanguage;
  router: DataRouter;
  queryClient: QueryClient;
}

/** The whole app, under the given router. */
export function App({ language, router, queryClient, overlay, signInFooter }: AppProps) {
  useEffect(
    () =>
      session.onTokenChange((previous) => {
        // A toast may contain data of the previous user.
        if (previous !== null) dismissToasts();
        toastHistory.clear();
      }),
    [],
  );

  useEffect(() => showMutationToasts(queryClient), [queryClient]);
  // In Storybook, the next story on the page must start without toasts.
  useEffect(() => dismissToasts, []);
  useEffect(() => prefetchAhead(queryClient, router), [queryClient, router]);
  useEffect(() => followLinks(router), [router]);

  return (
    <LanguageProvider language={language}>
      <CssBaseline enableColorScheme />
      <QueryClientProvider client={queryClient}>
        <Toaster />
        {overlay?.(router)}
        <LanguageFailure language={language} />
        <SignInFooter value={signInFooter}>
          {/* In a transition, a navigation would wait for slow updates of the current screen. */}
          <RouterProvider router={router} useTransitions={false} onError={logFailure} />
        </SignInFooter>
      </QueryClientProvider>
    </LanguageProvider>
  );
}

/** Shows the toasts from the `meta` of mutations. Returns a function that stops it. */
function showMutationToasts(queryClient: QueryClient): () => void {
  return queryClient.getMutationCache().subscribe((event) => {
    if (event.type !== 'updated') return;
    const { mutation, action } = event;
    const success = mutation.meta?.success;
    const person = mutation.meta?.person?.(mutation.state.variables);
    if (action.type === 'success' && success) notify({ text: success, tone: 'success', person });
    if (action.type === 'error') {
      const failure = failureToast(mutation.meta, action.error);
      if (failure) notify({ ...failure, person });
    }
  });
}
