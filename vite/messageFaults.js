import compile from 'icu-minify/compile';

// This file is JavaScript, because scripts/messages.js and Jest load it without compiling. The types are in
// messageFaults.d.ts.

/** The kinds of arguments, by the numbers that icu-minify gives them. */
const KINDS = [undefined, 'choice', 'plural', 'ordinal', 'number', 'date', 'time'];

const VALUES = {
  text: 'a text',
  number: 'a number',
  plural: 'a number',
  ordinal: 'a number',
  choice: 'a choice',
  date: 'a date',
  time: 'a date',
};

const PLURALS = { plural: 'cardinal', ordinal: 'ordinal' };

export const partsOf = (compiled) =>
  Array.isArray(compiled) ? compiled.flatMap(partsOfNode) : partsOfNode(compiled);

function partsOfNode(node) {
  if (typeof node === 'string') return [{ kind: 'words', name: node }];
  // This is the number of a plural.
  if (!Array.isArray(node)) return [];
  const [name, type, options] = node;
  if (type === undefined) return [{ kind: 'text', name }];
  const kind = KINDS[type];
  if (!kind) return [{ kind: 'tag', name }, ...partsOf(node.slice(1))];
  if (kind !== 'choice' && !PLURALS[kind]) return [{ kind, name }];
  const choices = Object.keys(options);
  return [{ kind, name, choices }, ...Object.values(options).flatMap(partsOf)];
}

export const textsOf = (messages) => new Map(entriesOf(messages));

const entriesOf = (messages) =>
  Object.entries(messages).flatMap(([key, value]) =>
    Object.prototype.toString.call(value) === '[object Object]'
      ? entriesOf(value).map(([inner, text]) => [`${key}.${inner}`, text])
      : [[key, value]],
  );

export function messageFaults(english, messages, tag) {
  if (Intl.PluralRules.supportedLocalesOf(tag).length === 0) {
    return [{ key: tag, fault: 'This is not the tag of a language.' }];
  }
  const englishTexts = textsOf(english);
  const texts = textsOf(messages);
  const keys = new Set([...englishTexts.keys(), ...texts.keys()]);
  return Array.from(keys).flatMap((key) => {
    if (!texts.has(key)) return [{ key, fault: 'The message is missing.' }];
    if (!englishTexts.has(key)) return [{ key, fault: 'English has no such message.' }];
    const faults = faultsOf(texts.get(key), englishTexts.get(key), tag);
    return Array.from(faults, (fault) => ({ key, fault }));
  });
}

function faultsOf(text, english, tag) {
  if (typeof text !== 'string') return ['It is not a text.'];
  // A gap between sentences is blank, and some languages have none.
  const mayBeBlank = english !== '' && isBlank(english);
  if (isBlank(text) && !mayBeBlank) return ['It is empty.'];
  const { parts, fault } = read(text);
  if (fault) return [fault];
  const wanted = read(english).parts;
  // A fault of several forms of a plural counts once.
  return new Set([
    ...(wanted ? differences(parts.filter(isInserted), wanted.filter(isInserted)) : []),
    ...parts.flatMap((part) => pluralFaults(part, tag)),
    ...parts.flatMap(syntaxAsText),
  ]);
}

const isBlank = (text) => text.trim() === '';

function read(text) {
  try {
    return { parts: partsOf(compile(text)) };
  } catch ({ message }) {
    return { fault: `It does not compile: ${message.toLowerCase().replaceAll('_', ' ')}.` };
  }
}

const isInserted = ({ kind }) => kind !== 'words';

const labelOf = ({ kind, name }) => (kind === 'tag' ? `<${name}>` : `{${name}}`);

function differences(parts, wanted) {
  const labels = new Set(parts.map(labelOf));
  const missing = wanted.filter((part) => !labels.has(labelOf(part)));
  return [
    ...missing.map((part) => `${labelOf(part)} is missing.`),
    ...parts.flatMap((part) => differenceOf(part, wanted)),
  ];
}

function differenceOf(part, wanted) {
  const label = labelOf(part);
  const model = wanted.find((wantedPart) => labelOf(wantedPart) === label);
  if (!model) return [`English has no ${label}.`];
  const [value, expected] = [VALUES[part.kind], VALUES[model.kind]];
  if (value !== expected) return [`${label} is ${value}, where English has ${expected}.`];
  if (part.kind !== 'choice') return [];
  return choiceFaults(`The choice {${part.name}}`, part.choices, model.choices);
}

function pluralFaults({ kind, name, choices }, tag) {
  if (!PLURALS[kind]) return [];
  const { pluralCategories } = new Intl.PluralRules(tag, { type: PLURALS[kind] }).resolvedOptions();
  const forms = choices.filter((choice) => !choice.startsWith('='));
  // The order of the forms is not the same in every version of Node.
  return choiceFaults(`The plural {${name}}`, forms, pluralCategories.toSorted());
}

const choiceFaults = (subject, choices, wanted) =>
  choices.toSorted().join() === wanted.toSorted().join()
    ? []
    : [`${subject} has ${choices.join(', ')}, and needs ${wanted.join(', ')}.`];

/** Whether syntax became text. An apostrophe before a bracket makes it a part of the text. */
const syntaxAsText = ({ kind, name }) =>
  kind === 'words' && /[{}<>]/.test(name) ? [`A bracket stands in the text: ${name.trim()}`] : [];
