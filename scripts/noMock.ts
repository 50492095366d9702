import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { argv, exit } from 'node:process';
import { DEMO_ACCOUNTS } from '../mocks/demoAccounts';
import { createMock } from '../mocks/server/world';

/**
 * Shows that nothing of the mock is in a build. `noMock.ts dist demo` searches the first for whatever would
 * give it away, and the second for the same, to see that the search finds it where it is.
 */

const { db } = createMock();

/** Texts by what they give away. They are looked for in the names and contents of files. */
const MARKS: Record<string, string[]> = {
  'worker file': ['mockServiceWorker'],
  msw: ['[MSW]', 'mswjs.io'],
  faker: ['fakerjs.dev'],
  mock: ['[mock]', 'mock-scenario', 'mock-changes', 'not-a-secret'],
  seed: db.employees().map(({ name }) => name),
  'demo accounts': DEMO_ACCOUNTS.flatMap(({ email, password }) => [email, password]),
  'source maps': ['.js.map', 'sourceMappingURL='],
};

const [site = 'dist', demo = 'dist-demo'] = argv.slice(2);
const [inSite, inDemo] = [read(site), read(demo)];
const problems: string[] = [];
let searched = 0;

for (const [mark, texts] of Object.entries(MARKS)) {
  for (const text of texts) {
    searched += 1;
    const places = inSite.filter(({ content }) => content.includes(text));
    for (const { path } of places) problems.push(`${path} holds "${text}" (${mark})`);
    if (!inDemo.some(({ content }) => content.includes(text))) {
      problems.push(`${demo} does not hold "${text}" (${mark}): nobody would find it in ${site}`);
    }
  }
}

if (inSite.length === 0) problems.push(`${site} is empty`);
problems.forEach((problem) => {
  console.error(problem);
});
if (problems.length > 0) exit(1);
console.log(
  `${site} holds none of ${searched} marks of the mock (${Object.keys(MARKS).join(', ')})`,
);
console.log(`${demo} holds each of them`);

/** Precompressed copies hold the same again, and a source map the whole source. */
function read(folder: string) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
    .map(({ parentPath, name }) => {
      const path = join(parentPath, name);
      return {
        path,
        content: name.endsWith('.map') ? name : `${name}\n${readFileSync(path, 'utf8')}`,
      };
    });
}
