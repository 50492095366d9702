export function WorldTab() {
  return <p>World</p>;
}
