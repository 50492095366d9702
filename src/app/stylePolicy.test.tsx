import { screen } from '@testing-library/react';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { renderApp } from '../../test/app/renderApp';

// Browsers that run the app know color-mix(), on which the text of the style depends.
beforeAll(() => {
  Object.defineProperty(globalThis, 'CSS', { value: { supports: () => true } });
});

/**
 * The grid writes its variables as text into a style element, which the policy allows by its hash. The text follows
 * from the theme, so that a change of the theme needs the new hash in the policy.
 */
test('the policy allows the style that the grid writes into the page', async () => {
  renderApp({ path: '/results?q=&view=table' });
  await screen.findByRole('grid', { name: 'Employees found' });
  const texts = [...document.querySelectorAll('style[href]')].map((style) => style.textContent);
  expect(texts).toHaveLength(1);
  const hash = createHash('sha256').update(texts.join('')).digest('base64');
  expect(readFileSync('deploy/nginx.conf', 'utf8')).toContain(`'sha256-${hash}'`);
});
