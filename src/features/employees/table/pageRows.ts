import { createContext, useContext } from 'react';
import type { EmployeeRow } from '../model/rows';

/**
 * The rows on the page. The grid's cells read theirs from here, each at its place: that a row shows somebody
 * else is then no change of the grid.
 */
export const PageRows = createContext<EmployeeRow[]>([]);

/** The row at this place on the page, counted from 0; none when the page has fewer rows than the grid has places. */
export const usePageRow = (place: number): EmployeeRow | undefined => useContext(PageRows)[place];
