import type { API_PreparedStoryIndex } from 'storybook/internal/types';

/** Other words for the search in the sidebar. The titles are matched by their beginning or end. */
const TITLE_WORDS: [RegExp, string[]][] = [
  [/^Pages\/Sign-in$/, ['login', 'log in']],
  [/^Pages\/Registration$/, ['sign up', 'register']],
  [/ dialog$/, ['modal', 'popup']],
  [/^Foundations\//, ['tokens', 'theme']],
  [/^Foundations\/Type$/, ['typography', 'fonts']],
  [/^Foundations\/Colour$/, ['color', 'palette', 'dark']],
  // The toolbar sets them, and this page says so.
  [
    /^Welcome$/,
    ['dark', 'phone', 'mobile', 'rtl', 'right to left', 'arabic', 'language', 'toolbar'],
  ],
];

/** The search of the sidebar finds a state by these words, too. */
const STATE_WORDS: Record<string, string[]> = {
  Loaded: ['default', 'success'],
  Loading: ['pending', 'skeleton'],
  Empty: ['nothing', 'no data'],
  Failed: ['error', 'failure'],
  Saving: ['sending', 'submitting'],
  Invalid: ['validation error'],
  'Long Texts': ['extreme', 'overflow'],
};

/**
 * Adds the words to the stories of an index. The search reads the names of stories, of the levels above them, and of
 * the headings of docs pages (`anchors`). The title comes before each word. Otherwise "results error" finds only
 * Results, because Storybook leaves out the stories of a component that matches better.
 */
export function withSearchWords(index: API_PreparedStoryIndex): API_PreparedStoryIndex {
  const entries = Object.entries(index.entries).map(([id, entry]) => {
    const ofTitle = TITLE_WORDS.flatMap(([title, synonyms]) =>
      title.test(entry.title) ? synonyms : [],
    );
    const ofState = Object.entries(STATE_WORDS).flatMap(([name, synonyms]) =>
      entry.type === 'story' && entry.name.includes(name) ? synonyms : [],
    );
    const words = [...ofTitle, ...ofState];
    const component = entry.title.split('/').at(-1) ?? '';
    const anchors = words.map((word) => ({ id: word, title: `${component} ${word}` }));
    return [id, anchors.length > 0 ? { ...entry, anchors } : entry] as const;
  });
  return { ...index, entries: Object.fromEntries(entries) };
}
