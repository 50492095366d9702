import { pageParameter, textParameter, type Parameter } from '../../../lib/url/parameters';
import { SORT_FIELDS, type Sorting } from './sorting';

/** The columns that are hidden until they are chosen (specification, Home). */
export type OptionalColumn = 'position' | 'hireDate';

/** Each order, by its text in the address. */
const SORTINGS = new Map<string, Sorting>(
  SORT_FIELDS.flatMap((field) => [
    [field, { field, direction: 'asc' }],
    [`-${field}`, { field, direction: 'desc' }],
  ]),
);

/** `name` or `-name`: the field of a column, with a minus for the descending order. */
export const sortParameter: Parameter<Sorting | null> = {
  initial: null,
  parse: (text) => SORTINGS.get(text),
  format: (sorting) =>
    sorting ? `${sorting.direction === 'desc' ? '-' : ''}${sorting.field}` : '',
};

const COLUMN_CHOICES: OptionalColumn[][] = [
  [],
  ['position'],
  ['hireDate'],
  ['position', 'hireDate'],
];

const columnsParameter: Parameter<OptionalColumn[]> = {
  initial: [],
  parse: (text) => COLUMN_CHOICES.find((columns) => columns.join() === text),
  format: (columns) => columns.join(),
};

/** The state of the employees table in the address of Home (specification, Address). */
export const EMPLOYEE_PARAMETERS = {
  q: textParameter,
  sort: sortParameter,
  page: pageParameter,
  columns: columnsParameter,
};
