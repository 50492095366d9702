import { screen } from '@testing-library/react';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { english } from '../../test/app/english';
import { renderApp } from '../../test/app/renderApp';
import { createI18n } from '../i18n/createI18n';
import arabic from '../i18n/messages/ar.json';

// Browsers that run the app know color-mix(), on which the text of the style depends.
beforeAll(() => {
  Object.defineProperty(globalThis, 'CSS', { value: { supports: () => true } });
});

/**
 * The grid writes its variables as text into a style element, which the policy allows by its hash. The text depends on
 * the theme, and each direction has its own theme: after a change of the theme, the policy needs the new hashes.
 */
test.each([english, createI18n('ar', arabic)])(
  'the policy allows the style element of the data grid ($language)',
  async (i18n) => {
    renderApp({ path: '/results?q=&view=table', i18n });
    await screen.findByRole('grid', { name: i18n.t('results.employeesFound') });
    const texts = [...document.querySelectorAll('style[href]')].map((style) => style.textContent);
    expect(texts).toHaveLength(1);
    const hash = createHash('sha256').update(texts.join('')).digest('base64');
    expect(readFileSync('deploy/nginx.conf', 'utf8')).toContain(`'sha256-${hash}'`);
  },
);
