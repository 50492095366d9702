import { readdirSync } from 'node:fs';
import { isLink, toLink } from '../config/link';
import { DEFAULT_CONFIG } from '../config/mockConfig';
import { readChoice } from './chooseConfig';
import { SCENARIO_NAMES, SCENARIOS } from './scenarios';

test('every JSON file in the folder is a scenario', () => {
  const files = readdirSync(__dirname).filter((file) => file.endsWith('.json'));
  expect(SCENARIO_NAMES).toEqual(
    expect.arrayContaining(files.map((file) => file.replace('.json', ''))),
  );
});

test.each(SCENARIO_NAMES)('the name %s is neither a link nor reset', (name) => {
  expect(name).not.toBe('reset');
  expect(isLink(name)).toBe(false);
  expect(readChoice(name)).toEqual({ config: SCENARIOS[name] });
});

test('a scenario changes the default config, and a link is chosen like a scenario', () => {
  const empty = { ...DEFAULT_CONFIG, seed: { employees: 0, evaluations: 0 } };
  expect(readChoice('empty')).toEqual({ config: empty });
  expect(readChoice(toLink(SCENARIOS.firstSaveFails).value ?? '')).toEqual({
    config: SCENARIOS.firstSaveFails,
  });
});

test.each(['', 'emtpy', 'constructor', 'reset'])(
  '"%s" is refused with a list of the scenarios',
  (name) => {
    const { problems } = readChoice(name);
    expect(problems).toEqual([
      `There is no scenario "${name}".`,
      expect.stringMatching(/^Scenarios: default, empty, .*large, .*manyEmployees/),
    ]);
  },
);
