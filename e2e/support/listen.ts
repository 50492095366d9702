import { createServer, type RequestListener } from 'node:http';

/** Starts an HTTP server on localhost. With port 0 it uses any free port. */
export async function listen(port: number, answer: RequestListener) {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The server has no port');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
