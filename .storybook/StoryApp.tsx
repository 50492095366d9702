import Box from '@mui/material/Box';
import {
  createContext,
  useContext,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { createMemoryRouter } from 'react-router-dom';
import { App } from '../src/app/App';
import { createQueryClient } from '../src/app/queryClient';
import { createRoutes } from '../src/app/routes';
import { shownApp } from './shownApp';
import { storyLanguage } from './storyLanguage';

const StoryContext = createContext<ReactNode>(null);

interface StoryAppProps {
  /** The address of the screen. If undefined, only the story's component is rendered. */
  address: string | undefined;
  story: ReactNode;
}

/** Renders one story in the app, with its own theme, toasts, query cache and router. */
export function StoryApp({ address, story }: StoryAppProps) {
  const language = useSyncExternalStore(storyLanguage.subscribe, storyLanguage.get);
  const [app] = useState(() => {
    const queryClient = createQueryClient({ retryDelay: 0 });
    const routes =
      address === undefined
        ? [{ path: '*', element: <ComponentStory /> }]
        : createRoutes(queryClient);
    return {
      queryClient,
      router: createMemoryRouter(routes, { initialEntries: [address ?? '/'] }),
    };
  });
  useLayoutEffect(() => {
    shownApp.set(app);
  }, [app]);

  return (
    <StoryContext value={story}>
      <App {...app} language={language} />
    </StoryContext>
  );
}

function ComponentStory() {
  return <Box sx={{ p: { xs: 2, sm: 3 } }}>{useContext(StoryContext)}</Box>;
}
