/** Fails the running test, or the file if no test runs. */
export function report(problems: string[]) {
  if (problems.length === 0) return;
  const failure = new Error(problems.join('\n\n'));
  // The stack of this function does not help.
  failure.stack = failure.message;
  throw failure;
}
