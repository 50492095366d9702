export function StatesTab() {
  return <p>States</p>;
}
