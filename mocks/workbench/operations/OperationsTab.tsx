export function OperationsTab() {
  return <p>Operations</p>;
}
