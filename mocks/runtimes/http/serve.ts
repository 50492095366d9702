import '../withoutWebStorage';
import { exit, stdout } from 'node:process';
import type { MockConfig, Rules } from '../../config/mockConfig';
import { startHttpServer } from './httpServer';
import { readHttpOptions, USAGE } from './httpOptions';
import type { ResponderHooks } from './responder';

/** Serves the mock over HTTP with these arguments. On an error, prints the message and the usage, and exits with 1. */
export async function serve(
  args: string[],
  { rules: more = {}, ...changes }: ResponderHooks & { rules?: Rules } = {},
): Promise<void> {
  try {
    const options = readHttpOptions(args);
    const baseConfig: MockConfig = options.mock;
    const mock = { ...baseConfig, rules: { ...baseConfig.rules, ...more } };
    const { port } = await startHttpServer({ ...options, ...changes, mock });
    const operations = Object.keys(mock.rules);
    const overrides = operations.length > 0 ? `, with rules for ${operations.join(', ')},` : '';
    stdout.write(`[mock] The mock${overrides} is at http://${options.host}:${port}/api\n`);
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
    exit(1);
  }
}
