import { render, screen } from '@testing-library/react';
import { english } from '../../../test/app/english';
import { I18nContext } from '../../i18n/I18nContext';
import { ScoreStrip } from './ScoreStrip';
import { stripDots } from './stripDots';

test.each([
  [[], 'No scores'],
  [[5], '1 score: 5'],
  [[9, 5, 3, 5], '4 scores: 3, 5, 5, 9'],
  [[10, 7.5], '2 scores: 7.5, 10'],
  [Array<number>(21).fill(1), `21 scores: ${Array(20).fill(1).join(', ')}, …`],
])('the strip of %j has the name %s', (scores, name) => {
  render(
    <I18nContext value={english}>
      <ScoreStrip scores={scores} />
    </I18nContext>,
  );
  expect(screen.getByRole('img', { name })).toBeVisible();
});

const dots = (scores: number[]) =>
  [...stripDots(scores).path.matchAll(/M(\S+) (\S+)h0/g)].map(([, x, y]) => [Number(x), Number(y)]);

test('each of 40 equal scores has its own dot inside the drawing', () => {
  for (const score of [1, 10]) {
    const all = dots(Array<number>(40).fill(score));
    expect(new Set(all.map(String)).size).toBe(40);
    expect(Math.min(...all.flat())).toBeGreaterThan(0);
    expect(Math.max(...all.map(([x]) => x ?? NaN))).toBeLessThan(128);
  }
});

test('equal scores are stacked, and other scores are side by side on the scale', () => {
  expect(dots([1, 5.5, 10, 10])).toEqual([
    [8, 17.5],
    [64, 17.5],
    [120, 17.5],
    [120, 12.5],
  ]);
});

test('a dot represents several scores if there are too many', () => {
  const many = [...Array<number>(3_000).fill(3), ...Array<number>(1_500).fill(7), 9];
  const [threes, sevens, nines] = [
    [0, 50],
    [50, 95],
    [95, 128],
  ].map(([from = 0, to = 0]) => dots(many).filter(([x = 0]) => x >= from && x < to).length);
  expect(threes).toBeGreaterThan(10);
  expect(threes).toBeLessThan(300);
  expect(sevens).toBe(Math.ceil((threes ?? 0) / 2));
  expect(nines).toBe(1);
});
