import {
  getGridDefaultColumnTypes,
  type GridColumnVisibilityModel,
  type GridFilterItem,
  type GridFilterModel,
  type GridSortModel,
} from '@mui/x-data-grid';
import { isRole } from '../../../domain/constants';
import { isIsoDate } from '../../../lib/text/display';
import { COLUMNS } from './columns';
import { FIELDS, isField, isStatisticField } from './fields';

/** The grid's models and their texts in the address. A bad text becomes the default (specification, Address). */

export function parseSort(text: string): GridSortModel {
  const name = text.replace(/^-/, '');
  const column = COLUMNS.find(({ field, sortable }) => field === name && sortable !== false);
  return column ? [{ field: name, sort: text.startsWith('-') ? 'desc' : 'asc' }] : [];
}

export function formatSort([first]: GridSortModel): string {
  if (!first?.sort) return '';
  return first.sort === 'desc' ? `-${first.field}` : first.field;
}

export function parseColumns(text: string): GridColumnVisibilityModel {
  const shown = text.split(',').filter(isField);
  if (shown.length === 0) return {};
  return Object.fromEntries(FIELDS.map((field) => [field, shown.includes(field)]));
}

export function formatColumns(model: GridColumnVisibilityModel): string {
  const shown = FIELDS.filter((field) => model[field] !== false);
  return shown.length === FIELDS.length ? '' : shown.join(',');
}

export function parseFilter(text: string): GridFilterItem | undefined {
  const [, name, operator = '', value = ''] = /^(\w+):([^:]+):(.*)$/s.exec(text) ?? [];
  const column = COLUMNS.find((one) => one.field === name && one.filterable !== false);
  if (!column) return undefined;
  const { field, type = 'string' } = column;
  const { filterOperators } = getGridDefaultColumnTypes()[type];
  if (!filterOperators?.some((one) => one.value === operator)) return undefined;
  if (TAKES_NO_VALUE.test(operator)) return { field, operator };
  const isList = operator === 'isAnyOf';
  const values = isList ? parseTexts(value) : [value];
  if (values.length === 0 || !values.every((one) => isValue(one, type))) return undefined;
  return { field, operator, value: isList ? values : value };
}

/** Empty for a filter without a value, which filters nothing. */
export function formatFilter({ items: [item] }: GridFilterModel): string {
  if (!item) return '';
  const start = `${item.field}:${item.operator}:`;
  if (TAKES_NO_VALUE.test(item.operator)) return start;
  const value = formatValue(item.value);
  return value === '' ? '' : start + value;
}

function formatValue(value: unknown): string {
  if (Array.isArray(value)) return value.length > 0 ? JSON.stringify(value.map(String)) : '';
  // The grid holds a day as midnight UTC.
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** The column of statistics that sorts or filters the table. This needs the statistics of everybody. */
export const sortedStatistic = (sort: string) => ifStatistic(parseSort(sort)[0]?.field);
export const filteredStatistic = (filter: string) => ifStatistic(parseFilter(filter)?.field);

const ifStatistic = (field = '') => (isStatisticField(field) ? field : undefined);

const TAKES_NO_VALUE = /^is(Not)?Empty$/;

function isValue(text: string, type: string): boolean {
  if (text === '') return false;
  if (type === 'number') return Number.isFinite(Number(text));
  if (type === 'date') return text.length === 10 && isIsoDate(text);
  return type !== 'singleSelect' || isRole(text);
}

function parseTexts(json: string): string[] {
  try {
    const values: unknown = JSON.parse(json);
    return Array.isArray(values) ? values.filter((value) => typeof value === 'string') : [];
  } catch {
    return [];
  }
}
