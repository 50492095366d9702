import { STALE_TIME } from '../queryClient';
import type { QueryClient, QueryExecuteOptions, QueryKey } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { employeeQueries, toSearchText } from '../../api/employees';
import { evaluationQueries } from '../../api/evaluations';
import { comparedIds } from '../../features/insight/compare/comparedIds';
import { idsParameter, pageParameter, readParameter } from '../../lib/url/parameters';
import { paths } from '../../lib/url/paths';
import { session } from '../../session/session';

/** What an address says besides the screen. */
export interface Target {
  /** Undefined where the address has no id, or one that must not be sent (specification, Ids). */
  id: string | undefined;
  search: URLSearchParams;
}

export interface AppRoute {
  path: string;
  /** Loads its code. */
  load: () => Promise<ComponentType>;
  /** The queries for its data. */
  queries?: (target: Target) => PrefetchQuery[];
  /**
   * False where the data are the same at any address. The router then fetches them once, with the code, and later the
   * screen fetches them. Without a loader, Back renders the screen at once: on a slow processor in 267 ms, not 370.
   */
  hasLoader?: false;
  /** The code that is likely to be needed next. */
  next?: (target: Target) => (() => Promise<unknown>)[];
}

/** The code of the frame around the main screens. */
export const loadLayout = async () => (await import('../layout/AppLayout')).AppLayout;

const loadHome = async () => (await import('../../pages/HomePage')).HomePage;
const loadProfile = async () =>
  (await import('../../pages/EmployeeProfilePage')).EmployeeProfilePage;
const loadEvaluation = async () => (await import('../../pages/EvaluationPage')).EvaluationPage;
const loadEvaluationDialog = () => import('../../features/evaluations/dialogs/EvaluationDialog');
const loadFeedbackDialog = () => import('../../features/evaluations/dialogs/FeedbackDialog');
const loadResultsTable = () => import('../../features/results/table/ResultsTable');

const queriesOfPerson = (id: string) => [
  prefetchQuery(employeeQueries.detail(id)),
  prefetchQuery(evaluationQueries.ofEmployee(id)),
];

const pageIn = ({ search }: Target) => readParameter(pageParameter, search.get('page'));

/** The screens for signed-out users. */
export const publicRoutes = {
  login: {
    path: paths.login,
    load: async () => (await import('../../pages/LoginPage')).LoginPage,
    next: () => [loadLayout, loadHome],
  },
  register: {
    path: paths.register,
    load: async () => (await import('../../pages/RegisterPage')).RegisterPage,
    next: () => [loadLayout, loadHome],
  },
} satisfies Record<string, AppRoute>;

type MainScreen = Exclude<keyof typeof paths, keyof typeof publicRoutes> | 'notFound';

/** The screens that need a session. A path without its route fails the type check. */
export const mainRoutes = {
  home: {
    path: paths.home,
    load: loadHome,
    queries: () => (session.get().role === null ? [] : [prefetchQuery(employeeQueries.list())]),
    hasLoader: false,
    next: () => [loadProfile, loadEvaluationDialog],
  },
  evaluations: {
    path: paths.evaluations,
    load: async () => (await import('../../pages/MyEvaluationsPage')).MyEvaluationsPage,
    queries: (target) => [prefetchQuery(evaluationQueries.page('own', pageIn(target)))],
    next: () => [loadEvaluationDialog, loadFeedbackDialog, loadEvaluation, loadProfile],
  },
  allEvaluations: {
    path: paths.allEvaluations,
    load: async () => (await import('../../pages/AllEvaluationsPage')).AllEvaluationsPage,
    queries: (target) => [prefetchQuery(evaluationQueries.page('all', pageIn(target)))],
    next: () => [loadEvaluationDialog, loadFeedbackDialog, loadEvaluation, loadProfile],
  },
  results: {
    path: paths.results,
    load: async () => (await import('../../pages/ResultsPage')).ResultsPage,
    queries: ({ search }) => {
      const text = search.get('q');
      return text === null ? [] : [prefetchQuery(employeeQueries.search(toSearchText(text)))];
    },
    next: ({ search }) => [
      ...(search.get('view') === 'table' ? [loadResultsTable] : []),
      loadProfile,
    ],
  },
  compare: {
    path: paths.compare,
    load: async () => (await import('../../pages/ComparePage')).ComparePage,
    queries: ({ search }) =>
      comparedIds(readParameter(idsParameter, search.get('ids'))).flatMap(queriesOfPerson),
    next: () => [loadEvaluationDialog, loadProfile, loadEvaluation],
  },
  /** The screen reads with progress. */
  printProfiles: {
    path: paths.printProfiles,
    load: async () => (await import('../../pages/PrintProfilesPage')).PrintProfilesPage,
  },
  employeeProfile: {
    path: paths.employeeProfile,
    load: loadProfile,
    queries: ({ id }) => (id === undefined ? [] : queriesOfPerson(id)),
    next: () => [loadEvaluationDialog, loadEvaluation, loadHome],
  },
  evaluation: {
    path: paths.evaluation,
    load: loadEvaluation,
    queries: ({ id }) => (id === undefined ? [] : [prefetchQuery(evaluationQueries.detail(id))]),
    next: () => [loadEvaluationDialog, loadFeedbackDialog, loadProfile],
  },
  notFound: {
    path: '*',
    load: async () => (await import('../../pages/NotFoundPage')).NotFoundPage,
  },
} satisfies Record<MainScreen, AppRoute>;

/** Fetches something into the cache. */
type PrefetchQuery = (queryClient: QueryClient) => Promise<unknown>;

/**
 * Fetches what the cache does not have. The cache also keeps a failure: as long as the screen would show the failure,
 * nothing is fetched, so that it is logged once (specification, Failed loads).
 */
function prefetchQuery<Data, Key extends QueryKey>(
  options: QueryExecuteOptions<Data, Error, Data, Data, Key>,
): PrefetchQuery {
  return async (queryClient) => {
    const { errorUpdatedAt = 0 } = queryClient.getQueryState(options.queryKey) ?? {};
    if (Date.now() - errorUpdatedAt < STALE_TIME) return;
    await queryClient.query({ ...options, staleTime: 'static' });
  };
}
