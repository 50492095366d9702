import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';
import type * as Decoding from '../../src/api/decode/answers';
import type { Measure } from '../support/bench';
import { openPage } from '../support/browser';

declare global {
  interface Window {
    decoding: typeof Decoding;
  }
}

const built = buildSync({
  entryPoints: [fileURLToPath(new URL('../../src/api/decode/answers.ts', import.meta.url))],
  bundle: true,
  minify: true,
  format: 'iife',
  globalName: 'decoding',
  target: 'es2023',
  write: false,
});
const DECODING = built.outputFiles[0]?.text ?? '';

/** Response decoding of a large list, in a new page each time. The JSON is already parsed. */
export const decoding: Measure = async ({ browser, answers, origins, samples }) => {
  answers.size = 100_000;
  const times: number[] = [];
  for (let round = 0; round < samples; round += 1) {
    const { page, close } = await openPage(browser, origins.plain, { signedIn: false });
    await page.addScriptTag({ content: `${DECODING}; window.decoding = decoding;` });
    const time = await page.evaluate(async () => {
      const answer: unknown = await (await fetch('/api/employees')).json();
      const start = performance.now();
      const list = window.decoding.decodeEmployeeList(answer);
      const end = performance.now();
      if (list?.employees.length !== 100_000) throw new Error('The decoding lost employees');
      return end - start;
    });
    times.push(time);
    await close();
  }
  const name = 'Decoding of an answer with 100,000 employees';
  return [{ name, unit: 'ms', of: 'max', app: times, target: { most: 100 } }];
};
