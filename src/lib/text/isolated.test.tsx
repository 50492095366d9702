import { render } from '@testing-library/react';
import { isolated } from './isolated';
import { isolatedText } from './isolatedText';

const leftToRight = { direction: 'ltr' } as const;

test.each([
  ['Arabic', 'ليلى حداد'],
  ['Hebrew', 'דנה לוי'],
  ['N’Ko', 'ߒߞߏ'],
  ['Adlam', '𞤀𞤣𞤤𞤢𞤥'],
  ['Arabic in its written forms', '\ufee3\ufe8e'],
  ['an override', '\u202egnp.exe'],
  ['an embedding that does not end', 'Ada \u202b'],
  ['an isolation that does not end', 'Ada \u2067'],
  ['the end of an isolation', 'Ada \u2069'],
  ['a mark', 'Ada\u200f'],
])('%s is kept to itself in a sentence', (_script, name) => {
  const { container } = render(<p>{isolated(leftToRight, name)}&apos;s Profile</p>);
  expect(container.querySelector('bdi')?.textContent).toBe(name);
  expect(container.textContent).toBe(`${name}'s Profile`);
  expect(isolatedText(leftToRight, name)).toBe(`\u2068${name}\u2069`);
});

test.each([
  'Grace Hopper',
  'José Ángel Muñoz',
  'Ἀριστοτέλης',
  'Дмитрий',
  '王小明',
  'नमस्ते',
  '👩🏽‍💻',
  '7 (seven)',
  '<b>Ada</b>',
])('%p is a part of the sentence', (name) => {
  const { container } = render(<p>{isolated(leftToRight, name)}&apos;s Profile</p>);
  expect(container.querySelector('bdi')).toBeNull();
  expect(container.textContent).toBe(`${name}'s Profile`);
  expect(isolatedText(leftToRight, name)).toBe(name);
});

test('in a page from right to left every name is kept to itself', () => {
  const rightToLeft = { direction: 'rtl' } as const;
  const { container } = render(<p>{isolated(rightToLeft, 'Grace Hopper')}: 7.5</p>);
  expect(container.querySelector('bdi')?.textContent).toBe('Grace Hopper');
  expect(isolatedText(rightToLeft, '7 (seven)')).toBe('\u20687 (seven)\u2069');
});
