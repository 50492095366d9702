import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';
import type * as Door from '../../src/api/decode/answers';
import { openPage } from '../browser';
import type { Measure } from './measure';

declare global {
  interface Window {
    door: typeof Door;
  }
}

const built = buildSync({
  entryPoints: [fileURLToPath(new URL('../../src/api/decode/answers.ts', import.meta.url))],
  bundle: true,
  minify: true,
  format: 'iife',
  globalName: 'door',
  target: 'es2023',
  write: false,
});
const DOOR = built.outputFiles[0]?.text ?? '';

/** From the parsed answer to the list in the contract's type: the first time that a page does it. */
export const door: Measure = async ({ browser, answers, origins, samples }) => {
  answers.size = 100_000;
  const times: number[] = [];
  for (let round = 0; round < samples; round += 1) {
    const { page, close } = await openPage(browser, origins.plain, { signedIn: false });
    await page.addScriptTag({ content: `${DOOR}; window.door = door;` });
    const time = await page.evaluate(async () => {
      const answer: unknown = await (await fetch('/api/employees')).json();
      const start = performance.now();
      const list = window.door.decodeEmployeeList(answer);
      const end = performance.now();
      if (list?.employees.length !== 100_000) throw new Error('The door has lost somebody');
      return end - start;
    });
    times.push(time);
    await close();
  }
  const name = 'Check of an answer with 100,000 employees';
  return [{ name, unit: 'ms', of: 'max', app: times, target: { most: 100 } }];
};
