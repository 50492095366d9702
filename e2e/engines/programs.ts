import { existsSync } from 'node:fs';
import { env } from 'node:process';

/** The programs of Debian's packages that the tests start. */
export const FIREFOX = '/usr/bin/firefox-esr';
export const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver';
export const XVFB = '/usr/bin/Xvfb';

const PACKAGES = {
  firefox: [[FIREFOX, 'firefox-esr']],
  webkit: [
    [WEBKIT_DRIVER, 'webkit2gtk-driver'],
    [XVFB, 'xvfb'],
  ],
} as const;

export type EngineName = keyof typeof PACKAGES;

/** Returns the engines whose programs are installed. Warns about missing packages; in CI they are an error. */
export function installedEngines(): EngineName[] {
  const engines = Object.keys(PACKAGES) as EngineName[];
  const missing = (engine: EngineName) =>
    PACKAGES[engine].filter(([path]) => !existsSync(path)).map(([, name]) => name);
  const needed = engines.flatMap(missing);
  if (needed.length > 0) {
    const advice = `The tests in other engines need: apt-get install ${needed.join(' ')}`;
    if (env['CI']) throw new Error(advice);
    console.warn(`${advice}. Engines without them are skipped.`);
  }
  return engines.filter((engine) => missing(engine).length === 0);
}
