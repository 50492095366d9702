import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { App } from './App';
import { createQueryClient } from './queryClient';
import { createRoutes } from './routes';

/** Draws the app under the browser's own address bar, in the folder that it was built for. */
export function renderApp(container: HTMLElement) {
  const queryClient = createQueryClient();
  const router = createBrowserRouter(createRoutes(queryClient), {
    basename: import.meta.env.BASE_URL,
  });
  createRoot(container).render(<App router={router} queryClient={queryClient} />);
}
