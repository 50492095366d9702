import type { Layer } from '../../../mocks/engine/layer';
import { startHost } from '../../../mocks/runtimes/http/host';

/** A host on this machine, for tests. */
export interface StyledHost {
  url: string;
  close: () => Promise<void>;
}

/** Serves the mock as a host of another style does. */
export async function startStyle(start: () => Layer, path = ''): Promise<StyledHost> {
  const { port, close } = await startHost({ host: '127.0.0.1', port: 0, createLayer: start });
  return { url: `http://127.0.0.1:${port}${path}`, close };
}
