import type { Plugin } from 'vite';

const MODULE = /@mui\/x-data-grid\/utils\/css\/context\.m?js$/;

/** How the grid writes its variables into the page. */
const STYLE =
  /_jsx\("style", \{\s*href: `\/\$\{className\}`,\s*nonce: rootProps\.nonce,\s*children: cssString,?\s*\}\)/;

/**
 * The grid writes its CSS variables as text into a style element, which a Content Security Policy without
 * 'unsafe-inline' refuses, and takes a nonce at most, which a static site has not. In a build emotion adds
 * them as it adds all other rules. Stops the build where the grid does it in another way.
 */
export function gridVariables(): Plugin {
  return {
    name: 'grid-variables',
    apply: 'build',
    transform: {
      filter: { id: MODULE },
      handler(code) {
        const changed = code.replace(STYLE, '_jsx(Global, { styles: cssString })');
        if (changed === code)
          this.error('The grid writes its variables in another way than expected');
        return { code: `import { Global } from '@emotion/react';\n${changed}`, map: null };
      },
    },
  };
}
