/** What a place says of something, by its labels. A further fact changes none of the others. */
export function shownFacts(place: ParentNode = document): Record<string, string> {
  const facts = Array.from(place.querySelectorAll('dl > *'), ({ children: [label, value] }) => [
    label?.textContent ?? '',
    value?.textContent ?? '',
  ]);
  return Object.fromEntries(facts) as Record<string, string>;
}
