import '../withoutWebStorage';
import { exit, stdout } from 'node:process';
import type { Layer } from '../../engine/layer';
import { startHttpServer } from './httpServer';
import { readHttpOptions, USAGE } from './httpOptions';

/** Serves the mock over HTTP with these arguments. A problem ends the process, and prints its message and the usage. */
export async function serve(args: string[], createLayer?: () => Layer): Promise<void> {
  try {
    const options = readHttpOptions(args);
    const { port } = await startHttpServer({ ...options, createLayer });
    const { scenario, rules } = options.mock;
    const operations = Object.keys(rules);
    const arranged = operations.length > 0 ? `, with rules for ${operations.join(', ')},` : '';
    stdout.write(
      `[mock] Scenario "${scenario}"${arranged} at http://${options.host}:${port}/api\n`,
    );
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
    exit(1);
  }
}
