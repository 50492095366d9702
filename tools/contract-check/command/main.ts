import process, { argv, env, stderr, stdin, stdout } from 'node:process';
import colors from 'picocolors';
import { runCheck } from './check';
import { askPassword } from './password';

/** `npm run contract:check`. Ctrl-C stops the run and shows what it has seen; once more ends it at once. */
const controller = new AbortController();
process.once('SIGINT', () => {
  controller.abort();
});

process.exitCode = await runCheck({
  args: argv.slice(2),
  env,
  ask: stdin.isTTY ? (question) => askPassword(question) : undefined,
  color: stdout.isTTY && colors.isColorSupported,
  print: (text) => stdout.write(`${text}\n`),
  printError: (text) => stderr.write(`contract:check: ${text}\n`),
  signal: controller.signal,
});
