/** Values that the contract requires. */
const REQUIRED = ['_id', 'totalPages'];

/** Removes every optional value from a response. Ids, lists and nested objects stay. */
export async function removeFacts(answer: Response): Promise<Response> {
  if (!answer.ok) return answer;
  const body: unknown = await answer.json();
  return Response.json(strip(body), { status: answer.status });
}

function strip(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter(isNested).map(strip);
  if (!isNested(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key, inner]) => REQUIRED.includes(key) || isNested(inner))
      .map(([key, inner]) => [key, strip(inner)]),
  );
}

const isNested = (value: unknown): value is object => typeof value === 'object' && value !== null;
