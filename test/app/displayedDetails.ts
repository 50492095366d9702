/** Returns the details (`dt` and `dd`) in a part of the page, by label. */
export function displayedDetails(place: ParentNode = document): Record<string, string> {
  const details = Array.from(place.querySelectorAll('dl > *'), ({ children: [label, value] }) => [
    label?.textContent ?? '',
    value?.textContent ?? '',
  ]);
  return Object.fromEntries(details) as Record<string, string>;
}
