import { textParameter, type Parameter } from './parameters';

/** Whether the text is empty or a number with at most six digits before the decimal point. */
export const isBound = (text: string) => /^(\d{1,6}(\.\d{1,20})?)?$/.test(text);

/** A parameter with a range that has one or both of its ends: '2-5', '2-', '-5'. An empty text is any value. */
export const rangeParameter: Parameter<string> = {
  ...textParameter,
  parse: (text) => (text !== '-' && isTwoBounds(text.split('-')) ? text : undefined),
};

const isTwoBounds = (bounds: readonly string[]) => bounds.length === 2 && bounds.every(isBound);

/** Returns the ends of a range. One or both can be empty. */
export function boundsOf(range: string): [from: string, to: string] {
  const [from = '', to = ''] = range.split('-');
  return [from, to];
}

export const toRange = (from: string, to: string) =>
  from === '' && to === '' ? '' : `${from}-${to}`;

/** Whether a value is in a range. An empty range contains all values, also missing ones. */
export function isWithin(value: number | null | undefined, range: string): boolean {
  if (range === '') return true;
  if (value == null) return false;
  const [from, to] = boundsOf(range);
  return (from === '' || value >= Number(from)) && (to === '' || value <= Number(to));
}
