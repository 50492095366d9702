/** What an answer cannot do without. */
const KEPT = ['_id', 'totalPages'];

/** The answer with nothing but ids, lists and what is nested: every fact is missing. */
export async function withoutFacts(answer: Response): Promise<Response> {
  if (!answer.ok) return answer;
  const body: unknown = await answer.json();
  return Response.json(strip(body), { status: answer.status });
}

function strip(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter(isNested).map(strip);
  if (!isNested(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key, inner]) => KEPT.includes(key) || isNested(inner))
      .map(([key, inner]) => [key, strip(inner)]),
  );
}

const isNested = (value: unknown): value is object => typeof value === 'object' && value !== null;
