import type { CSSObject } from '@mui/material/styles';

/** Styles of the page that depend on its language: letters, and where lines and long words break. */
export const byLanguage: CSSObject = {
  // Scripts whose letters are joined or have no slanted forms.
  ':lang(ar), :lang(ja)': { fontStyle: 'normal !important', letterSpacing: '0 !important' },
  // Lines break between phrases where the browser can tell them.
  ':root:lang(ja)': { wordBreak: 'auto-phrase', lineBreak: 'strict' },
  'h1, h2': { overflowWrap: 'anywhere' },
  // Only long words: a name need not be divided.
  ':lang(de) :is(h1, h2)': { hyphens: 'auto', hyphenateLimitChars: '12' },
};
