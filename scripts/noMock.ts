import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { argv, exit } from 'node:process';
import { DEMO_ACCOUNTS } from '../mocks/demoAccounts';
import { createMock } from '../mocks/handlers/createMock';

/**
 * `noMock.ts dist demo` checks that `dist` contains no text of the mock. Each text must occur in `demo`, a build with the
 * mock, because otherwise the check would prove nothing.
 */

const { db } = createMock();

/** Texts of the mock, by source. The script searches the names and contents of all files for them. */
const TEXTS: Record<string, string[]> = {
  'worker file': ['mockServiceWorker'],
  msw: ['[MSW]', 'mswjs.io'],
  faker: ['fakerjs.dev'],
  workbench: ['Mock workbench', 'mock-workbench', 'Notice of the mock'],
  mock: ['[mock]', 'mock-config', 'not-a-secret'],
  seed: db.employees().map(({ name }) => name),
  'demo accounts': [
    'Demo accounts',
    ...DEMO_ACCOUNTS.flatMap(({ email, password }) => [email, password]),
  ],
  // These texts are for the development server and the mock only.
  'validators of the contract': ['must have required property'],
  'pseudo-locale': ['åƀçðéƒĝĥîĵķļɱñöþɋŕšţûṽŵẋýž'],
  'source maps': ['.js.map', 'sourceMappingURL='],
};

const [site = 'dist', demo = 'dist-demo'] = argv.slice(2);
const [inSite, inDemo] = [read(site), read(demo)];
const problems: string[] = [];
let searched = 0;

for (const [source, texts] of Object.entries(TEXTS)) {
  for (const text of texts) {
    searched += 1;
    const matches = inSite.filter(({ content }) => content.includes(text));
    for (const { path } of matches) problems.push(`${path} holds "${text}" (${source})`);
    if (!inDemo.some(({ content }) => content.includes(text))) {
      problems.push(
        `${demo} does not hold "${text}" (${source}): the search of ${site} proves nothing`,
      );
    }
  }
}

if (inSite.length === 0) problems.push(`${site} is empty`);
problems.forEach((problem) => {
  console.error(problem);
});
if (problems.length > 0) exit(1);
console.log(
  `${site} holds none of ${searched} texts of the mock (${Object.keys(TEXTS).join(', ')})`,
);
console.log(`${demo} holds each of them`);

/** Reads all files except precompressed copies. Only the name of a source map is read: it contains the whole source. */
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
