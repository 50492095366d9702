import { useQueryClient } from '@tanstack/react-query';
import type { LogEntry } from '../../../mocks/engine/log';
import { useWorkbench } from '../model/workbench';
import { readScene } from './readScene';
import type { Scene } from './sceneText';

/** Reads the present screen, with a call of the log. */
export function useScene(): (entry?: LogEntry) => Scene {
  const queryClient = useQueryClient();
  const { mock } = useWorkbench();
  return (entry) =>
    readScene(
      {
        mock,
        queryClient,
        path: currentPath(window.location),
        root: document.querySelector('main') ?? document.body,
      },
      entry,
    );
}

/** Without the folder that the app was built for. */
function currentPath({ pathname, search }: Location): string {
  const folder = import.meta.env.BASE_URL.replace(/\/$/, '');
  return `${pathname.slice(folder.length) || '/'}${search}`;
}
