import { readFileSync, writeFileSync } from 'node:fs';
import process from 'node:process';

/**
 * Writes the types of the messages: the English texts, which have the keys and the arguments. With `--check` it only
 * says whether they are current.
 */
const FOLDER = new URL('../src/i18n/messages/', import.meta.url);
const TYPES = new URL('en.d.json.ts', FOLDER);

const english = readFileSync(new URL('en.json', FOLDER), 'utf8').trimEnd();
const types = `/** Written by \`npm run messages\`. */
declare const messages: ${english};
export default messages;
`;

if (!process.argv.includes('--check')) writeFileSync(TYPES, types);
else if (readFileSync(TYPES, 'utf8') !== types) {
  console.error('src/i18n/messages/en.d.json.ts is not what en.json says: run `npm run messages`.');
  process.exitCode = 1;
}
