import { consequencesOf, EFFECTS, SEVERITIES } from './effects';

test('the table begins with what is worst', () => {
  const ranks = Object.values(EFFECTS).map(({ severity }) => SEVERITIES.indexOf(severity));
  expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
});

test('the worst effect gives the severity, and nothing is harmless beside others', () => {
  expect(consequencesOf(['harmless', 'slower', 'lost records', 'slower'])).toEqual({
    effects: ['lost records', 'slower'],
    screens: [EFFECTS['lost records'].says, EFFECTS.slower.says],
    severity: 'wrong data',
  });
  expect(consequencesOf(['harmless'])).toMatchObject({ severity: 'harmless' });
});
