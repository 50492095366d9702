import { readFileSync } from 'node:fs';
import { USAGE } from './command/options';

const page = readFileSync(new URL('../../docs/contract-check.md', import.meta.url), 'utf8');

test('the page and the help list the same options', () => {
  const documented = [...page.matchAll(/^\| `(--[^`]+)`/gm)].map(([, option]) => option);
  const helped = [...USAGE.matchAll(/^ {2}(--[a-z]+(?: [A-Z]+,?…?)?)/gm)].map(
    ([, option]) => option,
  );
  expect([...documented, '--help'].sort()).toEqual(helped.sort());
});
