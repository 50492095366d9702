import { textParameter, type Parameter } from './parameters';

/** A number of at most six digits before the decimal point, or none. */
export const isBound = (text: string) => /^(\d{1,6}(\.\d{1,20})?)?$/.test(text);

/** Two numbers, either of which can be missing: '2-5', '2-', '-5'. An empty text is any value. */
export const rangeParameter: Parameter<string> = {
  ...textParameter,
  parse: (text) => (text !== '-' && isTwoBounds(text.split('-')) ? text : undefined),
};

const isTwoBounds = (bounds: readonly string[]) => bounds.length === 2 && bounds.every(isBound);

/** From and to; either can be empty. */
export function boundsOf(range: string): [from: string, to: string] {
  const [from = '', to = ''] = range.split('-');
  return [from, to];
}

export const toRange = (from: string, to: string) =>
  from === '' && to === '' ? '' : `${from}-${to}`;

/** An empty range lets everything through, also missing values. */
export function isWithin(value: number | null | undefined, range: string): boolean {
  if (range === '') return true;
  if (value == null) return false;
  const [from, to] = boundsOf(range);
  return (from === '' || value >= Number(from)) && (to === '' || value <= Number(to));
}
