import { createBrowserRouter } from 'react-router-dom';
import { App } from './App';
import { createQueryClient } from './queryClient';
import { routes } from './routes';

/** The app under the browser's own address bar. */
export function browserApp() {
  return <App router={createBrowserRouter(routes)} queryClient={createQueryClient()} />;
}
