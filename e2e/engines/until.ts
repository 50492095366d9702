/** Milliseconds. */
const LIMIT = 15_000;
const PAUSE = 50;

/** Asks again until there is an answer, and not false. */
export async function until<Answer>(
  what: string,
  ask: () => Answer | false | undefined | Promise<Answer | false | undefined>,
): Promise<Answer> {
  for (const start = performance.now(); performance.now() - start < LIMIT;) {
    const answer = await ask();
    if (answer !== undefined && answer !== false) return answer;
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
  throw new Error(`Waited in vain for ${what}`);
}
