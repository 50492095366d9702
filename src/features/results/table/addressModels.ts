import {
  getGridDateOperators,
  getGridSingleSelectOperators,
  getGridStringOperators,
  getGridNumericOperators,
  type GridColumnVisibilityModel,
  type GridFilterItem,
  type GridFilterModel,
  type GridSortModel,
} from '@mui/x-data-grid';
import { isRole } from '../../../domain/constants';
import { COLUMNS } from './columns';
import { FIELDS, isField, isStatisticField } from './fields';

/** The grid's models and the texts of the address that stand for them. A bad text is the default (decision 28). */

export function parseSort(text: string): GridSortModel {
  const field = text.replace(/^-/, '');
  return isField(field) ? [{ field, sort: text.startsWith('-') ? 'desc' : 'asc' }] : [];
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
  const [, field = '', operator = '', value = ''] = /^(\w+):([^:]+):(.*)$/s.exec(text) ?? [];
  const type = COLUMNS.find((column) => column.field === field)?.type ?? 'string';
  if (!isField(field) || !operatorsOf(type).includes(operator)) return undefined;
  if (TAKES_NO_VALUE.test(operator)) return { field, operator };
  if (operator !== 'isAnyOf') {
    return isValue(value, type) ? { field, operator, value } : undefined;
  }
  const values = parseTexts(value);
  return values.length > 0 && values.every((one) => isValue(one, type))
    ? { field, operator, value: values }
    : undefined;
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
  // The grid holds a day as its midnight in Greenwich.
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

export function parseFind(text: string): string[] {
  return text.split(' ').filter((word) => word !== '');
}

/** The column whose order or filter needs the statistics of everybody. */
export function statisticInUse(sort: string, filter: string) {
  const fields = [parseSort(sort)[0]?.field, parseFilter(filter)?.field];
  return fields.find((field) => field !== undefined && isStatisticField(field));
}

const TAKES_NO_VALUE = /^is(Not)?Empty$/;

function operatorsOf(type: string): string[] {
  const operators = {
    date: getGridDateOperators,
    number: getGridNumericOperators,
    singleSelect: getGridSingleSelectOperators,
  }[type];
  return (operators?.() ?? getGridStringOperators()).map(({ value }) => value);
}

function isValue(text: string, type: string): boolean {
  if (text === '') return false;
  if (type === 'number') return Number.isFinite(Number(text));
  if (type === 'date') return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
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
