import { argv, env, stderr, stdin, stdout } from 'node:process';
import { runCheck } from './command';
import { askPassword } from './password';

/** This is the program of `npm run contract:check`. */
process.exitCode = await runCheck(argv.slice(2), {
  password: env['CONTRACT_PASSWORD'],
  ask: stdin.isTTY ? (question) => askPassword(question) : undefined,
  print: (text) => stdout.write(`${text}\n`),
  printError: (text) => stderr.write(`contract:check: ${text}\n`),
});
