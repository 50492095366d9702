import Box from '@mui/material/Box';
import { createContext, useContext, useLayoutEffect, useState, type ReactNode } from 'react';
import { createMemoryRouter } from 'react-router-dom';
import { App } from '../../src/app/App';
import { createQueryClient } from '../../src/app/queryClient';
import { createRoutes } from '../../src/app/routing/routes';
import { show } from './settled';

const StoryContext = createContext<ReactNode>(null);

interface StoryAppProps {
  /** The app's own screen at this address; without one, the story's component alone. */
  address: string | undefined;
  /** The component with the story's arguments. */
  story: ReactNode;
}

/** The app as it is, around one story: theme, toasts, cache and router are nobody else's. */
export function StoryApp({ address, story }: StoryAppProps) {
  const [parts] = useState(() => {
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
    show(parts);
  }, [parts]);

  return (
    <StoryContext value={story}>
      <App {...parts} />
    </StoryContext>
  );
}

function ComponentStory() {
  return <Box sx={{ p: { xs: 2, sm: 3 } }}>{useContext(StoryContext)}</Box>;
}
