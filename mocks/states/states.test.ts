import { readdirSync } from 'node:fs';
import { DEFAULT_ARRANGEMENT } from '../engine/arrangement';
import { isLink, toLink } from './link';
import { isScenario } from './scenarios';
import { readChoice } from './readChoice';
import { STATE_NAMES, STATES } from './states';

const files = readdirSync(__dirname).filter((file) => file.endsWith('.json'));

test('every file of the folder is a kept state', () => {
  expect([...STATE_NAMES].sort()).toEqual(files.map((file) => file.replace('.json', '')).sort());
});

test.each(STATE_NAMES)('%s is a name that nothing else has', (name) => {
  expect(isScenario(name) || isLink(name)).toBe(false);
  expect(name).not.toBe('reset');
  expect(readChoice(name)).toEqual({ arrangement: STATES[name] });
});

test('a scenario and a link are chosen as a kept state is', () => {
  const empty = { ...DEFAULT_ARRANGEMENT, seed: { employees: 0, evaluations: 0 } };
  expect(readChoice('empty')).toEqual({ arrangement: empty });
  expect(readChoice(toLink(STATES.firstSaveFails).value ?? '')).toEqual({
    arrangement: STATES.firstSaveFails,
  });
});

test.each(['', 'emtpy', 'constructor', 'reset'])('"%s" is refused with the names', (name) => {
  const { problems } = readChoice(name);
  expect(problems).toEqual([
    `There is no scenario or state "${name}".`,
    expect.stringMatching(/^Scenarios: default, empty, .*large/),
    expect.stringMatching(/^States: .*manyEmployees/),
  ]);
});
