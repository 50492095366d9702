import { basename } from 'node:path';
import type { Plugin } from 'vite';
import { withSlashes } from './withSlashes.ts';

const STYLED = /^const (\w+) = styled\(([^()]+)\)\(/gm;

/**
 * Names styled components in development, as in `ResultCard-Root`, both in the class and in React's tools, in place of
 * `Styled(div)`.
 */
export function styledNames(): Plugin {
  return {
    name: 'styled-names',
    apply: 'serve',
    enforce: 'pre',
    transform(code, id) {
      const path = withSlashes(id);
      if (!/\/(?:src|tools)\/.*\.tsx$/.test(path)) return undefined;
      const file = basename(path, '.tsx');
      const names: string[] = [];
      const named = code.replace(STYLED, (_match, name: string, base: string) => {
        names.push(`\n${name}.displayName = '${file}-${name}';`);
        return `const ${name} = styled(${base}, { label: '${file}-${name}' })(`;
      });
      return names.length > 0 ? { code: named + names.join(''), map: null } : undefined;
    },
  };
}
