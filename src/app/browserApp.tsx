import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { App } from './App';
import { createQueryClient } from './queryClient';
import { routes } from './routes';

/** Draws the app under the browser's own address bar, in the folder that it was built for. */
export function renderApp(container: HTMLElement) {
  const router = createBrowserRouter(routes, { basename: import.meta.env.BASE_URL });
  createRoot(container).render(<App router={router} queryClient={createQueryClient()} />);
}
