import { readFileSync } from 'node:fs';
import { appChunks, GROUPS } from '../../vite/appChunks';
import { compileMessages } from '../../vite/compileMessages.js';
import { contractModules } from '../../vite/contractModules';
import { messages } from '../../vite/messages';
import { styledNames } from '../../vite/styledNames';

/** Node's root of the project on this system. */
const ROOT = process.cwd().replaceAll('\\', '/');

/** The forms of a path: Vite's on every system, and Node's on Windows. */
const FORMS = [
  ['slashes', (path: string) => `${ROOT}/${path}`],
  ['backslashes', (path: string) => `${ROOT}/${path}`.replaceAll('/', '\\')],
] as const;

/** Calls a hook of a plugin as Vite does. */
function call(hook: unknown, ...args: unknown[]): unknown {
  if (typeof hook !== 'function') throw new Error('The plugin has no such hook.');
  return Reflect.apply(hook, { addWatchFile: () => undefined }, args);
}

const groupOf = (id: string) =>
  GROUPS.find((group) => {
    const test = 'test' in group ? group.test : undefined;
    return typeof test === 'function' ? test(id) : test?.test(id);
  })?.name;

describe.each(FORMS)('an id with %s in it', (_name, idOf) => {
  test('loads the generated module of the contract', () => {
    const loaded = call(contractModules().load, idOf('contract/contract.ts'));
    expect(JSON.stringify(loaded)).toContain('export const CONTRACT = ');
  });

  test('loads compiled messages', () => {
    const english = readFileSync('src/i18n/messages/en.json', 'utf8');
    expect(call(messages().transform, english, idOf('src/i18n/messages/en.json'))).toMatchObject({
      code: compileMessages(english),
    });
  });

  test('names a styled component', () => {
    const code = "const Root = styled('div')({});";
    const named = call(styledNames().transform, code, idOf('src/pages/ResultCard.tsx'));
    expect(JSON.stringify(named)).toContain("Root.displayName = 'ResultCard-Root';");
  });

  test('belongs to its chunk', () => {
    expect(groupOf(idOf('node_modules/react-dom/client.js'))).toBe('react');
    expect(groupOf(idOf('src/pages/HomePage.tsx'))).toBe('home');
    expect(groupOf(idOf('node_modules/@mui/material/Card/Card.mjs'))).toBe('app');
  });

  test('is found for the preload of the app', () => {
    const { transformIndexHtml } = appChunks();
    if (typeof transformIndexHtml !== 'object') throw new Error('The plugin has no such hook.');
    const app = { type: 'chunk', fileName: 'assets/app.js', imports: [] };
    const bundle = { 'assets/app.js': { ...app, moduleIds: [idOf('src/app/browserApp.tsx')] } };
    expect(call(transformIndexHtml.handler, '', { bundle })).toMatchObject([
      { attrs: { href: '/assets/app.js' } },
    ]);
  });
});
