import { textAnchor } from './axisStyle';

test.each([
  ['ltr', 'right', 'start'],
  ['ltr', 'left', 'end'],
  ['rtl', 'right', 'end'],
  ['rtl', 'left', 'start'],
] as const)(
  'in a page %s, a text at the %s of a point has the anchor %s',
  (direction, side, anchor) => {
    expect(textAnchor({ direction }, side)).toBe(anchor);
  },
);
