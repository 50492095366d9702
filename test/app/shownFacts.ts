/** The facts (`dt` and `dd`) in a part of the page, by label. */
export function shownFacts(place: ParentNode = document): Record<string, string> {
  const facts = Array.from(place.querySelectorAll('dl > *'), ({ children: [label, value] }) => [
    label?.textContent ?? '',
    value?.textContent ?? '',
  ]);
  return Object.fromEntries(facts) as Record<string, string>;
}
