import { screen } from '@testing-library/react';
import type { I18n } from '../../src/i18n/createI18n';
import { english } from '../app/english';
import { pseudo } from '../app/pseudoLocale';
import { shownTexts, untranslated } from '../app/untranslated';

/** Matches texts that are on a screen only because of a bug. */
const INVALID_TEXT = /undefined|\[object |NaN|Invalid Date|Mallory/;

const LOADING = '[role="progressbar"], [aria-busy="true"], .MuiSkeleton-root';

/** Asserts that the screen shows no broken text, no loading state and no error boundary. */
export function expectIntactScreen() {
  const { body } = document;
  const fields = Array.from(body.querySelectorAll('input, textarea'), (field) =>
    field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.value : '',
  );
  expect(`${body.textContent} ${fields.join(' ')} ${document.title}`).not.toMatch(INVALID_TEXT);
  expect(body.querySelector('h1')).not.toBeEmptyDOMElement();
  expect(body.querySelector(LOADING)).toBeNull();
  expect(screen.queryByText('Something went wrong')).toBeNull();
  expect(Object.prototype).not.toHaveProperty('name');
}

/** Asserts that the screen shows this loading text or label. Without `text`, asserts that it shows a skeleton. */
export function expectLoadingScreen(text?: string) {
  const indicators =
    text === undefined
      ? document.querySelectorAll(LOADING)
      : [...screen.queryAllByText(text), ...screen.queryAllByLabelText(text)];
  expect(indicators).not.toHaveLength(0);
}

const checked = new Set<string>();

/**
 * Asserts that all texts of the screen are translated: in the pseudo-locale, it has no plain letters. Skips a screen whose
 * texts have been checked before.
 */
export function expectTranslated(switchTo: (language: I18n) => void) {
  const texts = shownTexts().join('\n');
  if (checked.has(texts)) return;
  checked.add(texts);
  switchTo(pseudo);
  const untranslatedTexts = untranslated();
  switchTo(english);
  expect(untranslatedTexts).toEqual([]);
}
