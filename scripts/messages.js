import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { messageFaults, textsOf } from '../vite/messageFaults.js';

/**
 * Reports faults in the messages of the languages, with the note for translators, if there is one. Writes the types of the
 * messages, which come from the keys and arguments of English. With `--check`, only checks that the types are up to date.
 */
process.chdir(fileURLToPath(new URL('..', import.meta.url)));
const FOLDER = 'src/i18n/messages';

const NOTES = 'src/i18n/notes.json';

const english = readFileSync(`${FOLDER}/en.json`, 'utf8').trimEnd();
const notes = JSON.parse(readFileSync(NOTES, 'utf8'));

const keys = textsOf(JSON.parse(english));
for (const key of Object.keys(notes)) {
  if (!keys.has(key)) report(`${NOTES}: ${key}: English has no such message.`);
}

for (const file of readdirSync(FOLDER).filter((name) => name.endsWith('.json'))) {
  const path = `${FOLDER}/${file}`;
  const tag = basename(file, '.json');
  try {
    const messages = JSON.parse(readFileSync(path, 'utf8'));
    for (const { key, fault } of messageFaults(JSON.parse(english), messages, tag)) {
      report(`${path}: ${key}: ${fault}${key in notes ? ` (${notes[key]})` : ''}`);
    }
  } catch ({ message }) {
    report(`${path}: ${message}`);
  }
  keepTypes(`${FOLDER}/${tag}.d.json.ts`, tag);
}

function keepTypes(path, tag) {
  const declared =
    tag === 'en'
      ? `declare const messages: ${english};`
      : `import type english from './en.json';\n\ndeclare const messages: typeof english;`;
  const types = `/** Written by \`npm run messages\`. */\n${declared}\nexport default messages;\n`;
  if (!process.argv.includes('--check')) writeFileSync(path, types);
  else if (!existsSync(path) || readFileSync(path, 'utf8') !== types) {
    report(`${path} is not current: run \`npm run messages\`.`);
  }
}

function report(problem) {
  console.error(problem);
  process.exitCode = 1;
}
