import type { QueryClient } from '@tanstack/react-query';
import type { DataRouter } from 'react-router-dom';

/** The router and the cache of the app that a story renders. */
interface ShownApp {
  router: DataRouter;
  queryClient: QueryClient;
}

let currentApp: ShownApp | undefined;

export const shownApp = {
  get: () => currentApp,
  set: (app: ShownApp) => {
    currentApp = app;
  },
};
