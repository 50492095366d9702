export function LogTab() {
  return <p>Log</p>;
}
