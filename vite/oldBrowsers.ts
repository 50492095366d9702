import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Plugin } from 'vite';
import { BUILD_TARGET, OLDEST_BROWSERS } from './browsers.ts';

const MESSAGES = new URL('../src/i18n/messages/', import.meta.url);

/**
 * An expression with the newest features that the product uses. Every browser before the oldest supported ones lacks
 * one of them.
 */
const HAS_ALL = [
  "'noModule' in document.createElement('script')",
  'window.AbortSignal && AbortSignal.any',
  'URL.canParse',
  "''.isWellFormed",
].join(' && ');

/**
 * Builds for the oldest supported browsers. In an older one, a script writes into the page which browsers are needed, and
 * `main.tsx` leaves that page alone. It is a file, because the policy of `deploy/nginx.conf` refuses scripts in the page. It
 * is old JavaScript, because a browser without modules runs nothing else.
 */
export function oldBrowsers(): Plugin {
  let base = '/';
  let fileName = '';
  return {
    name: 'old-browsers',
    apply: 'build',
    config: () => ({ build: { target: BUILD_TARGET } }),
    configResolved(config) {
      ({ base } = config);
    },
    buildStart() {
      const source = scriptWith(readSentences());
      const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
      fileName = `assets/oldBrowsers-${hash}.js`;
      this.emitFile({ type: 'asset', fileName, source });
    },
    transformIndexHtml: () => [
      // It is the first script, so it runs before the modules, which wait for it.
      { tag: 'script', attrs: { src: base + fileName, defer: true, fetchpriority: 'high' } },
    ],
  };
}

/** Reads the sentence in each language, with the versions of the browsers. */
function readSentences(): Record<string, string> {
  const versions = Object.fromEntries(OLDEST_BROWSERS);
  const files = readdirSync(MESSAGES).filter((file) => file.endsWith('.json'));
  return Object.fromEntries(
    files.map((file) => {
      const json = readFileSync(new URL(file, MESSAGES), 'utf8');
      const { components } = JSON.parse(json) as { components: { oldBrowser: string } };
      const text = components.oldBrowser.replace(
        /\{(\w+)\}/g,
        (_whole, name: string) => versions[name] ?? '',
      );
      return [basename(file, '.json'), text];
    }),
  );
}

const scriptWith = (sentences: Record<string, string>) => `(function () {
  if (${HAS_ALL}) return;
  var sentences = ${JSON.stringify(sentences)};
  var wanted = (navigator.languages || [navigator.language || '']).concat('en');
  var tag;
  for (var i = 0; !sentences[tag]; i += 1) tag = wanted[i].split(/[-_]/)[0].toLowerCase();
  document.documentElement.lang = tag;
  var root = document.getElementById('root');
  root.dir = 'auto';
  root.style.cssText = 'margin: 4rem auto; max-width: 80vw; font: 1rem/1.6 system-ui, sans-serif';
  root.textContent = sentences[tag];
})();
`;
