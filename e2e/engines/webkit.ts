import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { env } from 'node:process';
import { Builder, error, Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import type { Engine, EngineOptions, FoundElement } from './engine';
import { locate, selectAll, takeRecorded } from './inPage';
import { WEBKIT_DRIVER, XVFB } from './programs';
import { until } from './until';

/** Starts WebKitGTK over WebDriver, on a virtual screen (Xvfb). */
export async function startWebKit({ downloads }: EngineOptions): Promise<Engine> {
  const xvfb = spawn(XVFB, ['-displayfd', '1', '-screen', '0', '1280x900x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [display] = (await once(xvfb.stdout, 'data')) as [Buffer];
  const port = await freePort();
  const driver = spawn(WEBKIT_DRIVER, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...env,
      ...homeFor(downloads),
      DISPLAY: `:${display.toString().trim()}`,
      // Containers have no graphics card and do not allow the sandbox.
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      LIBGL_ALWAYS_SOFTWARE: '1',
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  });
  const session = await openSession(`http://127.0.0.1:${port}`);
  await session.manage().window().setRect({ x: 0, y: 0, width: 1280, height: 900 });

  return {
    open: (address) => session.get(address),
    async find(target): Promise<FoundElement | undefined> {
      const element = await session.executeScript<WebElement | null>(locate, target);
      if (!element) return undefined;
      return {
        click: () => element.click(),
        async fill(text) {
          await element.click();
          await session.executeScript(selectAll, element);
          await element.sendKeys(Key.DELETE, text);
        },
      };
    },
    isStaleElementError: (failure) =>
      failure instanceof error.StaleElementReferenceError ||
      failure instanceof error.ElementClickInterceptedError,
    evaluate: (read) => session.executeScript(read),
    takeProblems: () => session.executeScript(takeRecorded),
    async close() {
      await session.quit();
      await Promise.all([driver, xvfb].map(stop));
    },
  };
}

/** Returns variables for a home folder of the browser. Settings in it name the folder for downloads. */
function homeFor(downloads: string) {
  const home = join(downloads, '..', 'home');
  mkdirSync(home, { recursive: true });
  writeFileSync(join(home, 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${downloads}"\n`);
  return { HOME: home, XDG_CONFIG_HOME: home };
}

/** Opens a session as soon as the driver listens. */
async function openSession(server: string): Promise<WebDriver> {
  await until('WebKitWebDriver', () => fetch(`${server}/status`).catch(() => undefined));
  return new Builder()
    .usingServer(server)
    .withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary: miniBrowser(), args: ['--automation'] },
    })
    .build();
}

/** Returns the browser of the driver's package. Its path contains the processor architecture. */
function miniBrowser(): string {
  const path = readdirSync('/usr/lib')
    .map((folder) => `/usr/lib/${folder}/webkit2gtk-4.1/MiniBrowser`)
    .find((candidate) => existsSync(candidate));
  if (path === undefined) throw new Error('webkit2gtk-driver has no MiniBrowser');
  return path;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (typeof address !== 'object' || !address) throw new Error('No port is free');
  return address.port;
}

async function stop(program: ChildProcess) {
  if (program.exitCode !== null) return;
  program.kill();
  await once(program, 'exit');
}
