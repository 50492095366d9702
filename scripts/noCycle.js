import { readFileSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import ts from 'typescript';

/**
 * An ESLint rule against import cycles. The rule of eslint-plugin-import-x ignores imports of types, which create a
 * dependency too.
 */
export const noCycle = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { cycle: 'Dependency cycle: {{files}}' },
  },
  create({ filename, report }) {
    function check(node) {
      if (typeof node.source?.value !== 'string') return;
      const imported = fileOf(node.source.value, filename);
      const files = imported && pathTo(filename, imported);
      if (!files) return;
      const names = files.map((file) => file.slice(process.cwd().length + 1));
      report({ node, messageId: 'cycle', data: { files: names.join(' > ') } });
    }
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ImportExpression: check,
      TSImportType: check,
    };
  },
};

/** The shortest import path from `start` to `target`. */
function pathTo(target, start) {
  const cameFrom = new Map([[start, undefined]]);
  // A Map can be extended while it is iterated.
  for (const [file] of cameFrom) {
    if (file === target) return trace(cameFrom, file);
    for (const imported of importsOf(file)) {
      if (!cameFrom.has(imported)) cameFrom.set(imported, file);
    }
  }
  return undefined;
}

function trace(cameFrom, file) {
  const previous = cameFrom.get(file);
  return previous === undefined ? [file] : [...trace(cameFrom, previous), file];
}

const known = new Map();

/** The project's files that a file imports, including types and dynamic imports. */
function importsOf(file) {
  const { mtimeMs } = statSync(file);
  const cached = known.get(file);
  if (cached?.mtimeMs === mtimeMs) return cached.imports;
  const { importedFiles } = ts.preProcessFile(readFileSync(file, 'utf8'));
  const imports = importedFiles
    .map(({ fileName }) => fileOf(fileName, file))
    .filter((imported) => imported !== undefined);
  known.set(file, { mtimeMs, imports });
  return imports;
}

function fileOf(specifier, importer) {
  if (!specifier.startsWith('.')) return undefined;
  const path = resolve(dirname(importer), specifier);
  return ['', '.ts', '.tsx', '.d.ts', '.js']
    .map((extension) => path + extension)
    .find((file) => /\.[jt]sx?$/.test(file) && statSync(file, { throwIfNoEntry: false })?.isFile());
}
