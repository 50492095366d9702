import { compareTexts } from './compareTexts';
import { counted } from './display';

test('texts are in the order of the language, numbers in them by their value', () => {
  const texts = ['Zoë', 'item 10', 'bo', 'Ágnes', 'item 9'];
  expect(texts.sort(compareTexts)).toEqual(['Ágnes', 'bo', 'item 9', 'item 10', 'Zoë']);
});

test.each([
  [0, '0 scores'],
  [1, '1 score'],
  [1000, '1,000 scores'],
])('%p with its noun is %j', (count, text) => {
  expect(counted(count, 'score')).toBe(text);
});
