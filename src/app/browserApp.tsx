import { createBrowserRouter } from 'react-router-dom';
import { App } from './App';
import { createQueryClient } from './queryClient';
import { routes } from './routes';

/** The app under the browser's own address bar, in the folder that it was built for. */
export function browserApp() {
  const router = createBrowserRouter(routes, { basename: import.meta.env.BASE_URL });
  return <App router={router} queryClient={createQueryClient()} />;
}
