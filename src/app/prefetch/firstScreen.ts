import { startReading } from '../../api/http/headStart';
import { loadClient } from '../../api/http/loadClient';
import { prepareDisplay } from '../../lib/text/display';
import { paths } from '../../lib/url/paths';
import { session } from '../../session/session';
import { frame } from '../routing/frame';
import { pages } from '../routing/pages';

/**
 * Sends for the code and the data of the screen at this address, while the app that will ask for them is
 * still on its way, and does what there is time for meanwhile. `baseUrl` is the API's; `folder` is where the app lives, between slashes.
 */
export function prepareFirstScreen(baseUrl: string, { pathname }: Location, folder: string) {
  const { token, role } = session.get();
  const path = screenAt(pathname.startsWith(folder) ? pathname.slice(folder.length) : pathname);
  const code: (() => Promise<unknown>)[] = [pages[path]];
  if (token !== null) code.push(frame);
  // What this read brings needs no client.
  if (path === paths.home && token !== null && role !== null) {
    startReading(baseUrl, '/api/employees', token);
  } else if (token !== null) {
    code.push(loadClient);
  }
  // Whoever uses it deals with code that fails to come.
  for (const load of code) load().catch(() => undefined);
  if (token !== null) prepareDisplay();
}

/** Where the address leads (decision 12). */
function screenAt(inFolder: string): keyof typeof pages {
  const [first = ''] = inFolder.split('/');
  const path = Object.values(paths).find((known) => known.split('/')[1] === first) ?? '*';
  const isOpen = path === paths.login || path === paths.register;
  if (session.get().token === null) return isOpen ? path : paths.login;
  return isOpen ? paths.home : path;
}
