import { untilIdle } from './untilIdle';

/** Runs one step after the other, each in an idle callback of the browser. Returns a function that stops it. */
export function runWhenIdle(steps: (() => unknown)[]): () => void {
  let isStopped = false;

  async function runAll() {
    for (const step of steps) {
      await untilIdle();
      if (isStopped) return;
      await step();
    }
  }

  void runAll();
  return () => {
    isStopped = true;
  };
}
