import { render } from '@testing-library/react';
import { isolated } from './isolated';
import { isolatedText } from './isolatedText';

const leftToRight = { direction: 'ltr' } as const;

test.each([
  ['Arabic', 'ليلى حداد'],
  ['Hebrew', 'דנה לוי'],
  ['N’Ko', 'ߒߞߏ'],
  ['Adlam', '𞤀𞤣𞤤𞤢𞤥'],
  ['Arabic presentation forms', '\ufee3\ufe8e'],
  ['a direction override', '\u202egnp.exe'],
  ['an unclosed embedding', 'Ada \u202b'],
  ['an unclosed isolate', 'Ada \u2067'],
  ['the end of an isolate', 'Ada \u2069'],
  ['a direction mark', 'Ada\u200f'],
])('a name with %s is isolated in a sentence', (_script, name) => {
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
])('%p is not isolated in a sentence', (name) => {
  const { container } = render(<p>{isolated(leftToRight, name)}&apos;s Profile</p>);
  expect(container.querySelector('bdi')).toBeNull();
  expect(container.textContent).toBe(`${name}'s Profile`);
  expect(isolatedText(leftToRight, name)).toBe(name);
});

test('every name is isolated on a page from right to left', () => {
  const rightToLeft = { direction: 'rtl' } as const;
  const { container } = render(<p>{isolated(rightToLeft, 'Grace Hopper')}: 7.5</p>);
  expect(container.querySelector('bdi')?.textContent).toBe('Grace Hopper');
  expect(isolatedText(rightToLeft, '7 (seven)')).toBe('\u20687 (seven)\u2069');
});
