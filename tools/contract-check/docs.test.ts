import { readFileSync } from 'node:fs';
import { FAULTS } from './faults/faults';
import { RULES, type RuleId } from './rules';
import { USAGE } from './command/options';

const page = readFileSync(new URL('../../docs/contract-check.md', import.meta.url), 'utf8');

/** The cells of the first table after a heading, without its head. */
function tableAfter(heading: string): string[][] {
  const [, after = ''] = page.split(`\n## ${heading}\n`);
  const lines = after.split('\n');
  const start = lines.findIndex((line) => line.startsWith('|'));
  const length = lines.slice(start).findIndex((line) => !line.startsWith('|'));
  return lines.slice(start + 2, start + length).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

test('the page lists the rules as they are', () => {
  const rules: { id: RuleId; says: string; screen: string; severity: string }[] = [...RULES];
  expect(tableAfter('Rules')).toEqual(
    rules.map(({ id, says, screen, severity }) => [`\`${id}\``, says, screen, severity]),
  );
});

test('the page lists the seeded faults as they are', () => {
  expect(tableAfter('Seeded faults')).toEqual(
    FAULTS.map(({ id, says, rules }) => [
      `\`${id}\``,
      says,
      rules.map((rule) => `\`${rule}\``).join(', '),
    ]),
  );
});

test('the page and the help list the same options', () => {
  const documented = tableAfter('Options').map(([option = '']) => option.replaceAll('`', ''));
  const helped = [...USAGE.matchAll(/^ {2}(--[a-z]+(?: [A-Z]+,?…?)?)/gm)].map(
    ([, option]) => option,
  );
  expect(documented).toEqual(
    expect.arrayContaining(helped.filter((option) => option !== '--help')),
  );
  expect(documented).toHaveLength(helped.length - 1);
});
