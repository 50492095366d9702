import { matchPath, parsePath } from 'react-router-dom';
import { SCREENS } from '../../lib/url/paths';

/** Returns the key of the title of the screen at an address. */
export const screenTitle = (address: string) =>
  Object.values(SCREENS).find(({ path }) => matchPath(path, parsePath(address).pathname ?? ''))
    ?.title;
