import { DEFAULT_ARRANGEMENT, type Arrangement } from '../../engine/arrangement';
import { readChoice } from '../../states/readChoice';
import { signInAs } from './pageSession';

const PARAMETER = 'mock';

/**
 * What `?mock=` in the address chooses: a scenario, a kept state, a link, or `reset`. Undefined without the parameter,
 * and with a value that is wrong, which is told in the console. Removes the parameter, so that a reload does not choose
 * again.
 */
export function takeChoice(url: URL): Arrangement | undefined {
  const name = url.searchParams.get(PARAMETER);
  if (name === null) return undefined;
  url.searchParams.delete(PARAMETER);
  window.history.replaceState(window.history.state, '', url.href);

  if (name === 'reset') {
    signInAs('signedOut');
    return DEFAULT_ARRANGEMENT;
  }
  const { arrangement, problems } = readChoice(name);
  if (problems) {
    console.warn(`[mock] Nothing changes. ${problems.join(' ')} To start over: reset.`);
  } else if (arrangement.persona) {
    signInAs(arrangement.persona);
  }
  return arrangement;
}
