/** The body of an answer: its JSON, or the text itself where it is none, such as a page of HTML. */
export function parseBody(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
