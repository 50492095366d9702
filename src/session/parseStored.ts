/** The JSON that is stored as a text; undefined where it is none. Another version of the program may have stored it. */
export function parseStored(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
