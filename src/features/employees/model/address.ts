import { pageParameter, textParameter, type Parameter } from '../../../lib/url/parameters';
import { sortParameter } from '../../../lib/url/sortParameter';
import { SORT_FIELDS } from './sorting';

/** The columns that are hidden until they are selected (specification, Home). */
export type OptionalColumn = 'position' | 'hireDate';

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
  sort: sortParameter(SORT_FIELDS, null),
  page: pageParameter,
  columns: columnsParameter,
};
