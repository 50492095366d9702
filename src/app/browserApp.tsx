import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { App } from './App';
import { createQueryClient } from './queryClient';
import { routes } from './routes';

/** Draws the app under the browser's own address bar. */
export function renderApp(container: HTMLElement) {
  createRoot(container).render(
    <App router={createBrowserRouter(routes)} queryClient={createQueryClient()} />,
  );
}
