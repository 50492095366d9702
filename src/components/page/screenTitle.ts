import { matchPath, parsePath } from 'react-router-dom';
import { paths } from '../../lib/url/paths';

/** The screens that a link outside of the navigation can lead to. */
export const TITLES = [
  { path: paths.home, title: 'employees.title' },
  { path: paths.evaluations, title: 'evaluations.mine' },
  { path: paths.allEvaluations, title: 'shell.allEvaluations' },
  { path: paths.results, title: 'results.title' },
  { path: paths.compare, title: 'compare.title' },
  { path: paths.printProfiles, title: 'profile.printTitle' },
  { path: paths.employeeProfile, title: 'profile.title' },
  { path: paths.evaluation, title: 'evaluations.one' },
] as const;

/** Returns the key of the title of the screen at an address. */
export const screenTitle = (address: string) =>
  TITLES.find(({ path }) => matchPath(path, parsePath(address).pathname ?? ''))?.title;
