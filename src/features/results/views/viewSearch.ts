/** The query parameters of Results that a view keeps: all but the page of the table, whose rows change. */
export function viewSearch(search: string): string {
  const query = new URLSearchParams(search);
  query.delete('page');
  return `?${query}`;
}
