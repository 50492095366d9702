import { compareTexts } from './compareTexts';

test('texts are in the order of the language, numbers in them by their value', () => {
  const texts = ['Zoë', 'item 10', 'bo', 'Ágnes', 'item 9'];
  expect(texts.sort(compareTexts)).toEqual(['Ágnes', 'bo', 'item 9', 'item 10', 'Zoë']);
});
