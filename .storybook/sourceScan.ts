import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import type { Plugin } from 'vite';

const SOURCE = join(import.meta.dirname, '..', 'src');
const ICONS = '@mui/icons-material/';
const ID = 'virtual:source';

/** A text of the user interface or the name of an icon, and the file relative to `src` that has it. */
interface Finding {
  value: string;
  file: string;
}

/** Provides `virtual:source`: the texts and the icons that the product's code has today. */
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
  const texts: Finding[] = [];
  const icons = new Map<string, string[]>();
  for (const file of sources()) {
    const tree = ts.createSourceFile(
      file,
      readFileSync(join(SOURCE, file), 'utf8'),
      ts.ScriptTarget.Latest,
      true,
    );
    const found = new Set<string>();
    const visit = (node: ts.Node) => {
      const icon = iconOf(node);
      if (icon) icons.set(icon, [...(icons.get(icon) ?? []), file]);
      const text = textOf(node)?.trim();
      if (text) found.add(text);
      node.forEachChild(visit);
    };
    visit(tree);
    for (const value of found) texts.push({ value, file });
  }
  const names = [...icons.keys()].sort();
  return [
    ...names.map((name, index) => `import Icon${index} from '${ICONS}${name}';`),
    `export const texts = ${JSON.stringify(texts)};`,
    `const files = ${JSON.stringify(Object.fromEntries(icons))};`,
    `const components = { ${names.map((name, index) => `${name}: Icon${index}`).join(', ')} };`,
    'export const icons = Object.entries(components).map(([name, Icon]) => ({ name, Icon, files: files[name] }));',
  ].join('\n');
}

const sources = () =>
  readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
    .filter(
      (file) =>
        /\.tsx?$/.test(file) && !/\.test\.|\.d\.ts$|^(api\/http\/client|app\/theme)\b/.test(file),
    )
    .sort();

/** JSX text, and literals that start with a capital and are not a key, a type or a comparison. */
function textOf(node: ts.Node): string | undefined {
  if (ts.isJsxText(node)) return /\p{L}/u.test(node.text) ? node.text.replace(/\s+/g, ' ') : '';
  if (ts.isTemplateExpression(node)) {
    const parts = [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)];
    return parts.some((part) => isText(part.replace(/^'s /, '')))
      ? node.getText().slice(1, -1)
      : undefined;
  }
  return ts.isStringLiteralLike(node) && isText(node.text) && !isCode(node) ? node.text : undefined;
}

const isText = (text: string) =>
  /^\p{Lu}\p{Ll}*([ .!?':/{]|\p{Ll}|$)/u.test(text) && !/[=<>#]/.test(text);

function isCode({ parent }: ts.Node): boolean {
  return (
    ts.isImportDeclaration(parent) ||
    ts.isLiteralTypeNode(parent) ||
    ts.isElementAccessExpression(parent) ||
    (ts.isBinaryExpression(parent) && parent.operatorToken.kind !== ts.SyntaxKind.BarBarToken)
  );
}

function iconOf(node: ts.Node): string | undefined {
  if (!ts.isImportDeclaration(node) || !ts.isStringLiteral(node.moduleSpecifier)) return undefined;
  const path = node.moduleSpecifier.text;
  return path.startsWith(ICONS) ? path.slice(ICONS.length) : undefined;
}
