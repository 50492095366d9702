import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import type { Plugin } from 'vite';
import { withSlashes } from '../vite/withSlashes.ts';

const SOURCE = join(import.meta.dirname, '..', 'src');
const MESSAGES = join(SOURCE, 'i18n/messages/en.json');
const ICONS = '@mui/icons-material/';
const ID = 'virtual:source';

/** Provides `virtual:source`: the messages and the icons in the source code of the product. */
export function sourceScan(): Plugin {
  return {
    name: 'source-scan',
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    load: (id) => (id === `\0${ID}` ? sourceModule() : undefined),
    handleHotUpdate({ server }) {
      const module = server.moduleGraph.getModuleById(`\0${ID}`);
      if (module) server.moduleGraph.invalidateModule(module);
    },
  };
}

function sourceModule(): string {
  const icons = new Map<string, string[]>();
  for (const file of sources()) {
    const tree = ts.createSourceFile(
      file,
      readFileSync(join(SOURCE, file), 'utf8'),
      ts.ScriptTarget.Latest,
      true,
    );
    const visit = (node: ts.Node) => {
      const icon = iconOf(node);
      if (icon) icons.set(icon, [...(icons.get(icon) ?? []), file]);
      node.forEachChild(visit);
    };
    visit(tree);
  }
  const names = [...icons.keys()].sort();
  return [
    ...names.map((name, index) => `import Icon${index} from '${ICONS}${name}';`),
    `export const texts = ${JSON.stringify(textsOf(JSON.parse(readFileSync(MESSAGES, 'utf8'))))};`,
    `const files = ${JSON.stringify(Object.fromEntries(icons))};`,
    `const components = { ${names.map((name, index) => `${name}: Icon${index}`).join(', ')} };`,
    'export const icons = Object.entries(components).map(([name, Icon]) => ({ name, Icon, files: files[name] }));',
  ].join('\n');
}

const sources = () =>
  readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\.d\.ts$/.test(file))
    .map(withSlashes)
    .sort();

/** Returns the messages below a key, with their keys. */
function textsOf(messages: unknown, path: readonly string[] = []): { key: string; text: string }[] {
  if (typeof messages === 'string') return [{ key: path.join('.'), text: messages }];
  if (typeof messages !== 'object' || messages === null) return [];
  return Object.entries(messages).flatMap(([key, inner]) => textsOf(inner, [...path, key]));
}

function iconOf(node: ts.Node): string | undefined {
  if (!ts.isImportDeclaration(node) || !ts.isStringLiteral(node.moduleSpecifier)) return undefined;
  const path = node.moduleSpecifier.text;
  return path.startsWith(ICONS) ? path.slice(ICONS.length) : undefined;
}
