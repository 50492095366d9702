import { readFileSync, writeFileSync } from 'node:fs';
const FOLDER = new URL('../src/i18n/messages/', import.meta.url);
const source = readFileSync(new URL('en.json', FOLDER), 'utf8');
writeFileSync(
  new URL('en.d.json.ts', FOLDER),
  `/* Written by \`npm run messages\` from en.json. */
declare const messages: ${source.trimEnd()};
export default messages;
`,
);
