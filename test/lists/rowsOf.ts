import { screen } from '@testing-library/react';

/** Returns the texts of a table's cells, row by row. The first row has the headers. */
export async function rowsOf(name: string): Promise<string[][]> {
  const table = await screen.findByRole('table', { name });
  return Array.from(table.querySelectorAll('tr'), (row) =>
    Array.from(row.children, ({ textContent }) => textContent),
  );
}
