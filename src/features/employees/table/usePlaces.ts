import { useCallback, useDeferredValue, useEffect, useState } from 'react';
import type { EmployeeRow } from '../model/rows';

/** Milliseconds without another change of the rows. */
const REST = 1_000;

/**
 * How many places the grid has for these rows, and a function that makes them as many as the rows at once.
 * To draw or remove the row of a grid takes several times as long as to fill it with somebody else, and a
 * search needs other numbers of rows with each letter: places that are left over stay, unseen, until the
 * rows have come to rest, and more of them are made after the rows that fit were shown.
 */
export function usePlaces(rows: EmployeeRow[]) {
  const wanted = useDeferredValue(rows.length);
  const [made, setMade] = useState(rows.length);
  const places = Math.max(made, wanted);
  if (places > made) setMade(places);

  const settle = useCallback(() => {
    setMade(rows.length);
  }, [rows]);
  useEffect(() => {
    if (places <= rows.length) return;
    const timer = window.setTimeout(settle, REST);
    return () => {
      window.clearTimeout(timer);
    };
  }, [places, rows, settle]);
  return { places, settle };
}
