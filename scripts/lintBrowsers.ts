import { relative } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import bcd from '@mdn/browser-compat-data' with { type: 'json' };
import type {
  BrowserName,
  CompatStatement,
  Identifier,
  SimpleSupportStatement,
} from '@mdn/browser-compat-data/types';
import ts from 'typescript';
import { OLDEST_BROWSERS } from '../vite/browsers';
import { withSlashes } from '../vite/withSlashes';

/**
 * Checks that code which runs in browsers uses no feature of JavaScript or the DOM that the oldest supported browsers lack,
 * by MDN's data. It looks at types: a linter without them does not find `text.isWellFormed()`. It does not know CSS, names
 * of events, and the code of libraries. First it checks that it finds what an older browser lacks.
 */

type Browsers = readonly (readonly [name: string, version: string])[];
/** The names of features that a browser lacks, as in 'AbortSignal.any', with these browsers. */
type Lacking = Map<string, string[]>;

/** Code uses these only where the browser has them. */
const GUARDED = new Set([
  'ClipboardItem',
  'Clipboard.write',
  'requestIdleCallback',
  'Window.requestIdleCallback',
]);

const CHECKED = /\/(?:src|mocks|contract|tools\/mock-workbench)\/(?!.*\.test\.)/;

const OLD_BROWSER: Browsers = [['firefox', '114']];
/** Shows what the old browser lacks. It is never called. */
export const tooNewForIt = (text: string) => AbortSignal.any([]).aborted && text.isWellFormed();

const BUILT_IN = bcd.javascript['builtins'] ?? {};

/** The names of MDN, for browsers with another name in browserslist. */
const BROWSER_NAMES: Record<string, BrowserName> = { ios_saf: 'safari_ios' };

const isBrowser = (name: string): name is BrowserName => name in bcd.browsers;

/** Compares numbers, as in '17.4' and '17.10'. */
function isAtMost(version: string, limit: string): boolean {
  const limitParts = limit.split('.').map(Number);
  const parts = version.split('.').map(Number);
  const difference = parts
    .map((part, index) => part - (limitParts[index] ?? 0))
    .find((part) => part);
  return (difference ?? 0) <= 0;
}

function isIn(version: string, statement: SimpleSupportStatement): boolean {
  const { version_added: added, version_removed: removed, flags } = statement;
  if (typeof added !== 'string' || added === 'preview' || flags) return false;
  if (typeof removed === 'string' && isAtMost(removed, version)) return false;
  return isAtMost(added.replace('≤', ''), version);
}

/** Returns the browsers of the list that lack the feature. */
function browsersWithout({ support }: CompatStatement, browsers: Browsers): string[] {
  return browsers.flatMap(([name, version]) => {
    const browser = BROWSER_NAMES[name] ?? name;
    if (!isBrowser(browser)) throw new Error(`MDN has no browser "${name}"`);
    const statements = support[browser];
    const has = !statements || [statements].flat().some((each) => isIn(version, each));
    return has ? [] : [`${name} ${version}`];
  });
}

function lackingIn(browsers: Browsers): Lacking {
  const lacking: Lacking = new Map();
  const visit = (feature: Identifier, path: readonly string[]) => {
    const without = feature.__compat ? browsersWithout(feature.__compat, browsers) : [];
    if (without.length > 0) lacking.set(path.join('.').replace(/_static$/, ''), without);
    // The members of a missing type are missing, too. Below a method, there are only its options.
    if (path.length === 1 && without.length > 0) return;
    if (path.length === (path[0] === 'Intl' ? 3 : 2)) return;
    for (const key of Object.keys(feature)) {
      const inner = key === '__compat' ? undefined : feature[key];
      if (inner) visit(inner, [...path, key]);
    }
  };
  visit(bcd.api, []);
  visit(BUILT_IN, []);
  return lacking;
}

const lastOf = (name: string) => name.split('.').at(-1) ?? '';

const hasName = (node: ts.Node) =>
  ts.isInterfaceDeclaration(node) ||
  ts.isModuleDeclaration(node) ||
  ts.isVariableDeclaration(node) ||
  ts.isFunctionDeclaration(node) ||
  ts.isTypeElement(node);

/** Returns the name of a declaration in a library of TypeScript, as in 'AbortSignal.any' or 'Promise.withResolvers'. */
function nameOf(declaration: ts.Node): string {
  const names: string[] = [];
  for (let node = declaration; !ts.isSourceFile(node); node = node.parent) {
    if (hasName(node) && node.name && ts.isIdentifier(node.name)) names.unshift(node.name.text);
  }
  return names.join('.').replace(/(\w)Constructor\./, '$1.');
}

/** Returns the names of a type and of all that it extends, as in 'HTMLElement', 'Element'. */
function typeNames(type: ts.Type): string[] {
  if (type.isUnionOrIntersection()) return type.types.flatMap(typeNames);
  const { name } = type.getSymbol() ?? {};
  const above = type.isClassOrInterface() ? checker.getBaseTypes(type) : [];
  return [...(name === undefined ? [] : [name]), ...above.flatMap(typeNames)];
}

const isOfLanguage = (node: ts.Node) => program.isSourceFileDefaultLibrary(node.getSourceFile());

/**
 * Returns the last parts of the features' names that TypeScript knows, such as 'any'. Asking for each type would take
 * long.
 */
function lastNames(lacking: Lacking): Set<string> {
  const libraries = program.getSourceFiles().filter(isOfLanguage);
  // MDN has 'Navigator.locks'. In TypeScript, Navigator extends NavigatorLocks, which has `locks`.
  const extending = new Map<string, string[]>();
  for (const node of libraries.flatMap(({ statements }) => [...statements])) {
    if (!ts.isInterfaceDeclaration(node) || !(node.name.text in bcd.api)) continue;
    for (const { expression } of node.heritageClauses?.flatMap(({ types }) => types) ?? []) {
      const above = expression.getText();
      extending.set(above, [...(extending.get(above) ?? []), node.name.text]);
    }
  }
  const lastParts = new Set<string>();
  const visit = (node: ts.Node) => {
    if (hasName(node)) {
      const name = nameOf(node);
      const owners = extending.get(name.split('.')[0] ?? '') ?? [];
      const names = [name, `Window.${name}`, ...owners.map((owner) => `${owner}.${lastOf(name)}`)];
      if (names.some((each) => lacking.has(each))) lastParts.add(lastOf(name));
    }
    node.forEachChild(visit);
  };
  libraries.forEach(visit);
  return lastParts;
}

/**
 * Returns the names that MDN may have for the meaning of the identifier. There are none if the project or a package
 * declares it.
 */
function namesOf(node: ts.Identifier): string[] {
  const { parent } = node;
  const symbol = ts.isBindingElement(parent)
    ? checker.getTypeAtLocation(parent.parent).getProperty(node.text)
    : checker.getSymbolAtLocation(node);
  const declared = symbol?.declarations?.filter(isOfLanguage) ?? [];
  if (declared.length === 0) return [];
  const owners =
    ts.isPropertyAccessExpression(parent) && parent.name === node
      ? typeNames(checker.getTypeAtLocation(parent.expression))
      : ['Window'];
  return [...declared.map(nameOf), ...owners.map((owner) => `${owner}.${node.text}`)];
}

/** Returns the uses of the features in files, each with its line. */
function usesIn(paths: readonly string[], browsers: Browsers): string[] {
  const lacking = lackingIn(browsers);
  const names = lastNames(lacking);
  const uses: string[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isTypeNode(node)) return;
    if (ts.isIdentifier(node) && names.has(node.text)) {
      const name = namesOf(node).find(
        (candidate) => lacking.has(candidate) && !GUARDED.has(candidate),
      );
      if (name !== undefined)
        uses.push(`${placeOf(node)}: ${name} is not in ${lacking.get(name)?.join(', ')}`);
    }
    node.forEachChild(visit);
  };
  paths.flatMap((path) => program.getSourceFile(path) ?? []).forEach(visit);
  return uses;
}

function placeOf(node: ts.Node): string {
  const source = node.getSourceFile();
  const { line } = source.getLineAndCharacterOfPosition(node.getStart());
  return `${relative(process.cwd(), source.fileName)}:${line + 1}`;
}

const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => undefined };
const file = fileURLToPath(new URL('../tsconfig.json', import.meta.url));
const config = ts.getParsedCommandLineOfConfigFile(file, {}, host);
if (!config) throw new Error('tsconfig.json cannot be read');
const checked = config.fileNames.filter((name) => CHECKED.test(name));
const probe = withSlashes(fileURLToPath(import.meta.url));
const program = ts.createProgram([...checked, probe], config.options);
const checker = program.getTypeChecker();

const probeUses = usesIn([probe], OLD_BROWSER);
if (probeUses.length !== 2)
  throw new Error(`The check proves nothing. It finds: ${probeUses.join('; ')}`);

const problems = usesIn(checked, OLDEST_BROWSERS);
problems.forEach((problem) => {
  console.error(problem);
});
if (problems.length > 0) {
  console.error(
    'Use something older, or raise `browserslist` in package.json (docs/deployment.md, Browsers).',
  );
  process.exit(1);
}
const browsers = OLDEST_BROWSERS.map((names) => names.join(' ')).join(', ');
console.log(`${checked.length} files use only features of ${browsers}`);
