/** Returns the JSON of an answer, or its text if that is not JSON, such as a page of HTML. */
export function parseBody(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
