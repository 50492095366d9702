import { messageFaults } from '../../vite/messageFaults.js';

const english = {
  gap: ' ',
  forms: { save: 'Save', saved: '{name} saved', wait: 'Wait for {least, number} s' },
  people: '{count, plural, one {# person} other {# people}}',
  author: 'by <person>{name}</person>',
  rank: '{place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}',
  owner: '{kind, select, own {yours} other {theirs}}',
};

const german = {
  gap: '',
  forms: {
    save: 'Speichern',
    saved: '{name} gespeichert',
    wait: '{least, plural, one {Eine Sekunde} other {# Sekunden}} warten',
  },
  people: '{count, plural, =0 {niemand} one {# Person} other {# Personen}}',
  author: 'von <person>{name}</person>',
  rank: '{place, selectordinal, other {#.}}',
  owner: '{kind, select, own {Ihre} other {fremde}}',
};

const { save: _save, ...withoutSave } = german.forms;

test('neither English nor a translation with its own forms has a fault', () => {
  expect(messageFaults(english, english, 'en')).toEqual([]);
  expect(messageFaults(english, german, 'de')).toEqual([]);
});

test.each([
  [{ forms: withoutSave }, 'forms.save', 'The message is missing.'],
  [{ forms: 'Formular' }, 'forms', 'English has no such message.'],
  [{ author: { of: 'von' } }, 'author.of', 'English has no such message.'],
  [{ author: 7 }, 'author', 'It is not a text.'],
  [{ author: ' ' }, 'author', 'It is empty.'],
  [{ author: 'von <person>{name}' }, 'author', 'It does not compile: unclosed tag.'],
  [{ author: 'von {name}' }, 'author', '<person> is missing.'],
  [{ author: 'von <b><person>{name}</person></b>' }, 'author', 'English has no <b>.'],
  [{ author: 'von <person>jemand</person>' }, 'author', '{name} is missing.'],
  [{ author: 'von <person>{name} ({role})</person>' }, 'author', 'English has no {role}.'],
  [{ author: '<person>{name}</person>}' }, 'author', 'A bracket stands in the text: }'],
  [
    { author: '<person>{name, number}</person>' },
    'author',
    '{name} is a number, where English has a text.',
  ],
  [{ people: '{count} Personen' }, 'people', '{count} is a text, where English has a number.'],
  [
    { people: '{count, plural, one {{count} Person} other {{count} Personen}}' },
    'people',
    '{count} is a text, where English has a number.',
  ],
  [
    { people: '{count, plural, other {# Personen}}' },
    'people',
    'The plural {count} has other, and needs one, other.',
  ],
  [
    { people: '{count, plural, one {# Person} few {# Personen} other {# Personen}}' },
    'people',
    'The plural {count} has one, few, other, and needs one, other.',
  ],
  [{ rank: english.rank }, 'rank', 'The plural {place} has one, two, few, other, and needs other.'],
  [
    { owner: '{kind, select, eigene {Ihre} other {fremde}}' },
    'owner',
    'The choice {kind} has eigene, other, and needs own, other.',
  ],
])('%j has a fault in %s: %s', (change, key, fault) => {
  expect(messageFaults(english, { ...german, ...change }, 'de')).toContainEqual({ key, fault });
});

test('English messages can have faults, too', () => {
  const faulty = { ...english, author: '', people: '{count, plural, other {# of {count}}}' };
  expect(messageFaults(faulty, faulty, 'en')).toEqual([
    { key: 'people', fault: '{count} is a text, where English has a number.' },
    { key: 'people', fault: 'The plural {count} has other, and needs one, other.' },
    { key: 'author', fault: 'It is empty.' },
  ]);
});

test('a message needs the plural forms of its language', () => {
  const people = '{count, plural, one {# person} other {# people}}';
  expect(messageFaults({ people }, { people }, 'ar')).toEqual([
    {
      key: 'people',
      fault: 'The plural {count} has one, other, and needs few, many, one, other, two, zero.',
    },
  ]);
  expect(messageFaults({ people }, { people: '{count, plural, other {#人}}' }, 'ja')).toEqual([]);
});

test('a file that is not named after a language has a fault', () => {
  expect(messageFaults(english, german, 'jp')).toEqual([
    { key: 'jp', fault: 'This is not the tag of a language.' },
  ]);
});
