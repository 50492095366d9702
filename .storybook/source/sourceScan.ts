import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';
import type { Plugin } from 'vite';

const SOURCE = join(import.meta.dirname, '..', '..', 'src');
const ICONS = '@mui/icons-material/';

/** An entry of the Words page or the Icons page, found in the source of the app. */
interface Finding {
  /** A text of the user interface, or the name of an icon. */
  value: string;
  /** The path relative to `src`. */
  file: string;
}

/** Provides `virtual:words` and `virtual:icons`, generated from the source so that both pages stay up to date. */
export function sourceScan(): Plugin {
  const modules: Record<string, () => string> = {
    'virtual:words': () => `export const words = ${JSON.stringify(scan(wordsOf))};`,
    'virtual:icons': () => iconModule(scan(iconsOf)),
  };
  return {
    name: 'source-scan',
    resolveId: (id) => (id in modules ? `\0${id}` : undefined),
    load: (id) => modules[id.slice(1)]?.(),
    // Both modules are generated again when the source changes.
    handleHotUpdate({ file, server }) {
      if (relative(SOURCE, file).startsWith('..')) return;
      for (const id of Object.keys(modules)) {
        const module = server.moduleGraph.getModuleById(`\0${id}`);
        if (module) server.moduleGraph.invalidateModule(module);
      }
    },
  };
}

function scan(read: (node: ts.Node) => string | undefined): Finding[] {
  const findings: Finding[] = [];
  for (const path of sources(SOURCE)) {
    const text = readFileSync(path, 'utf8');
    const tree = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
    const file = relative(SOURCE, path);
    const seen = new Set<string>();
    const visit = (node: ts.Node) => {
      const value = read(node)?.trim();
      if (value && !seen.has(value)) {
        seen.add(value);
        findings.push({ value, file });
      }
      node.forEachChild(visit);
    };
    visit(tree);
  }
  return findings;
}

function sources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(
      (name) =>
        /\.tsx?$/.test(name) && !/\.test\.|\.d\.ts$|^(api\/http\/client|app\/theme)\b/.test(name),
    )
    .sort()
    .map((name) => join(folder, name));
}

/** JSX text, and string literals that start with a capital and are not a key, a type or a comparison. */
function wordsOf(node: ts.Node): string | undefined {
  if (ts.isJsxText(node))
    return /\p{L}/u.test(node.text) ? node.text.replace(/\s+/g, ' ') : undefined;
  if (ts.isTemplateExpression(node)) {
    const parts = [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)];
    return parts.some((part) => isWords(part.replace(/^'s /, '')))
      ? node.getText().slice(1, -1)
      : undefined;
  }
  if (!ts.isStringLiteral(node) && !ts.isNoSubstitutionTemplateLiteral(node)) return undefined;
  return isWords(node.text) && !isCode(node) ? node.text : undefined;
}

const isWords = (text: string) =>
  /^\p{Lu}\p{Ll}*([ .!?':/{]|\p{Ll}|$)/u.test(text) && !/[=<>#]/.test(text);

function isCode({ parent }: ts.Node): boolean {
  return (
    ts.isImportDeclaration(parent) ||
    ts.isLiteralTypeNode(parent) ||
    ts.isElementAccessExpression(parent) ||
    (ts.isBinaryExpression(parent) && parent.operatorToken.kind !== ts.SyntaxKind.BarBarToken)
  );
}

function iconsOf(node: ts.Node): string | undefined {
  if (!ts.isImportDeclaration(node) || !ts.isStringLiteral(node.moduleSpecifier)) return undefined;
  const path = node.moduleSpecifier.text;
  return path.startsWith(ICONS) ? path.slice(ICONS.length) : undefined;
}

function iconModule(findings: Finding[]): string {
  const names = [...new Set(findings.map(({ value }) => value))].sort();
  const imports = names.map((name, index) => `import Icon${index} from '${ICONS}${name}';`);
  const entries = names.map((name, index) => {
    const files = findings.filter(({ value }) => value === name).map(({ file }) => file);
    return `{ name: ${JSON.stringify(name)}, Icon: Icon${index}, files: ${JSON.stringify(files)} }`;
  });
  return `${imports.join('\n')}\nexport const icons = [${entries.join(', ')}];`;
}
