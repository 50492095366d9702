import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { RouterProvider, type RouterProviderProps } from 'react-router-dom';
import { dismissToast } from '../components/toasts/notify';
import { ToastProvider } from '../components/toasts/ToastProvider';
import { session } from '../session/session';
import { readEarly } from './prefetch/readEarly';
import { theme } from './theme';

interface AppProps {
  router: RouterProviderProps['router'];
  queryClient: QueryClient;
}

/** The whole app, under the given router. */
export function App({ router, queryClient }: AppProps) {
  useEffect(() => {
    let { token } = session.get();
    return session.subscribe(() => {
      if (session.get().token === token) return;
      // It may speak of what only the former user may know.
      if (token !== null) dismissToast();
      ({ token } = session.get());
      // Nothing that one user read is there for the next (decisions 10 and 11).
      queryClient.clear();
    });
  }, [queryClient]);

  useEffect(() => readEarly(queryClient), [queryClient]);

  return (
    <ThemeProvider theme={theme} defaultMode="system" noSsr>
      <CssBaseline enableColorScheme />
      <QueryClientProvider client={queryClient}>
        <ToastProvider>
          {/* As a transition, another screen would wait until the grid of this one is built. */}
          <RouterProvider router={router} useTransitions={false} onError={logFailure} />
        </ToastProvider>
      </QueryClientProvider>
    </ThemeProvider>
  );
}

/** What a boundary of the router caught: logged here, once, and not by React as well (`createRoot`). */
function logFailure(error: unknown) {
  console.error('Something went wrong', error);
}
