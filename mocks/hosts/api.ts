import { argv, exit, stdout } from 'node:process';
import { startHost } from './host';
import { readHostOptions, USAGE } from './hostOptions';

/** `npm run api`: serves the mock over HTTP. */
try {
  const options = readHostOptions(argv.slice(2));
  const { port } = await startHost(options);
  const { scenario, rows } = options.mock;
  const operations = Object.keys(rows);
  const arranged = operations.length > 0 ? `, with rows for ${operations.join(', ')},` : '';
  stdout.write(`[mock] Scenario "${scenario}"${arranged} at http://${options.host}:${port}/api\n`);
} catch (error) {
  console.error(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
  exit(1);
}
