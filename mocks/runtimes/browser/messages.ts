/** Whether the worker has forgotten this page, and asks for it. */
export function isForgotten(message: unknown): boolean {
  return typeOf(message) === 'MOCK_FORGOTTEN';
}

/** The id that the worker has for this page, from its message that it hands the calls to MSW. */
export function enabledClient(message: unknown): string | undefined {
  if (typeOf(message) !== 'MOCKING_ENABLED') return undefined;
  const id = property(property(property(message, 'payload'), 'client'), 'id');
  return typeof id === 'string' ? id : undefined;
}

const typeOf = (message: unknown) => property(message, 'type');

function property(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
