/** The word that somebody probably meant. */
export function nearest(word: string, words: readonly string[]): string | undefined {
  const [first] = words
    .map((candidate) => ({ candidate, distance: distance(word, candidate) }))
    .sort((a, b) => a.distance - b.distance);
  const limit = Math.max(2, Math.floor(word.length / 3));
  return first && first.distance <= limit ? first.candidate : undefined;
}

/** Levenshtein's: how many characters are added, removed or replaced. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  Array.from(a).forEach((character, i) => {
    const next = [i + 1];
    Array.from(b).forEach((other, j) => {
      const replaced = (row[j] ?? 0) + (character === other ? 0 : 1);
      next.push(Math.min(replaced, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    });
    row = next;
  });
  return row[b.length] ?? 0;
}
