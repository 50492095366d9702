import type { Parameter } from './parameters';

/** The field and the order by which a list is sorted. */
export interface Sorting<Field extends string> {
  field: Field;
  isDescending: boolean;
}

/** Creates a parameter such as `name` or `-name`: one of the fields, with a minus sign for the descending order. */
export function sortParameter<Field extends string, Initial extends Sorting<Field> | null>(
  fields: readonly Field[],
  initial: Initial,
): Parameter<Sorting<Field> | Initial> {
  const sortings = new Map(
    fields.flatMap((field): [string, Sorting<Field>][] => [
      [field, { field, isDescending: false }],
      [`-${field}`, { field, isDescending: true }],
    ]),
  );
  return {
    initial,
    parse: (text) => sortings.get(text),
    format: (sorting) => (sorting ? `${sorting.isDescending ? '-' : ''}${sorting.field}` : ''),
  };
}
