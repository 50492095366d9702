import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { createTranslator } from 'use-intl/core';
import { compileMessages } from '../../vite/compileMessages.js';
import { type MessagePart, partsOf, textsOf } from '../../vite/messageFaults.js';
import { LANGUAGES } from './languages';

const FOLDER = new URL('messages/', import.meta.url);

/** Languages write these numbers in digits. Smaller ones may be a word, as in 'one person'. */
const IN_DIGITS = [3, 11, 100];
const NUMBERS = [0, 0.5, 1, 1.5, 2, ...IN_DIGITS];
const NAMES = ['Ada Lovelace', 'عائشة الباعونية'];

const tags = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.json'))
  .map((name) => basename(name, '.json'));

const read = (tag: string) => readFileSync(new URL(`${tag}.json`, FOLDER), 'utf8');

const readMessages = (tag: string) => textsOf(JSON.parse(compileMessages(read(tag))));

const english = readMessages('en');

/** Formats a message with the values that the product gives to the English one. */
function format(tag: string, key: string, message: string, number: number, name: string): string {
  const t = createTranslator({
    locale: tag,
    messages: { message },
    onError(error) {
      throw error;
    },
  });
  const values = partsOf(english.get(key)).map((part) => {
    const value = part.kind === 'text' ? name : number;
    return [part.name, part.kind === 'tag' ? (inner: string) => inner : value] as const;
  });
  return t.markup('message', Object.fromEntries(values));
}

const isInserted = ({ kind }: MessagePart) => kind !== 'words';

const timesIn = (text: string, part: string) => text.split(part).length - 1;

test('each language in the table loads its file, and each file is in the table', async () => {
  const loaded = Object.entries(LANGUAGES).map(async ([tag, { load }]) => {
    const { default: messages } = await load();
    return [tag, JSON.stringify(messages) === compileMessages(read(tag))];
  });
  expect(Object.fromEntries(await Promise.all(loaded))).toEqual(
    Object.fromEntries(tags.map((tag) => [tag, true])),
  );
});

describe.each(tags)('%s', (tag) => {
  const messages = Array.from(readMessages(tag));
  const withValues = messages.filter(([key]) => partsOf(english.get(key)).some(isInserted));

  test('no key occurs twice', () => {
    const keysIn = (json: string) => json.match(/^ *"[^"]+":/gm);
    const json = read(tag);
    expect(keysIn(json)).toEqual(keysIn(JSON.stringify(JSON.parse(json), null, 2)));
  });

  test.each(NAMES)('each message with %s and any number is a complete text', (name) => {
    const texts = messages.flatMap(([key, message]) =>
      NUMBERS.map((number) => ({ key, number, text: format(tag, key, message, number, name) })),
    );
    expect(texts.filter(({ text }) => /[{}<>#]|\b(?:undefined|NaN)\b/.test(text))).toEqual([]);
    expect(texts.filter(({ key, text }) => !text.trim() && english.get(key)?.trim())).toEqual([]);
  });

  test.each(NAMES)('each message has the number, and %s, as often as in English', (name) => {
    const lacking = withValues.flatMap(([key, message]) => {
      const englishMessage = english.get(key) ?? '';
      return IN_DIGITS.flatMap((number) => {
        const text = format(tag, key, message, number, name);
        const model = format('en', key, englishMessage, number, name);
        const inDigits = (locale: string) => new Intl.NumberFormat(locale).format(number);
        const isWhole =
          timesIn(text, name) === timesIn(model, name) &&
          timesIn(text, inDigits(tag)) === timesIn(model, inDigits('en'));
        return isWhole ? [] : { key, text, model };
      });
    });
    expect(lacking).toEqual([]);
  });
});
