import { STALE_TIME } from '../queryClient';
import type { QueryClient, QueryExecuteOptions, QueryKey } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { employeeQueries, toSearchText } from '../../api/employees';
import { evaluationQueries } from '../../api/evaluations';
import { isRecent } from '../../api/staleAfter';
import { comparedIds } from '../../features/insight/compare/comparedIds';
import { idsParameter, pageParameter, readParameter } from '../../lib/url/parameters';
import { paths, type MainScreen } from '../../lib/url/paths';
import { session } from '../../session/session';

export interface RouteParameters {
  /** Undefined if the address has no id, or one that must not be sent (specification, Ids). */
  id: string | undefined;
  search: URLSearchParams;
}

export interface AppRoute {
  path: string;
  /** Loads the code of the screen. */
  load: () => Promise<ComponentType>;
  /** Fetches the data of the screen. */
  queries?: (parameters: RouteParameters) => PrefetchQuery[];
  /**
   * False if the data do not depend on the parameters. The first visit then fetches the data with the code, later visits
   * fetch them in the screen. Without a loader, Back renders at once.
   */
  hasLoader?: false;
  /** Returns the code that is likely to be needed next. */
  next?: (parameters: RouteParameters) => Load[];
  /** The code of the dialogs that its buttons open. */
  dialogs?: Load[];
}

export type Load = () => Promise<unknown>;

/** Loads the layout of the screens that need a session. */
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

const pageIn = ({ search }: RouteParameters) => readParameter(pageParameter, search.get('page'));

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

/** The screens that need a session. A path without a route fails the type check. */
export const mainRoutes = {
  home: {
    path: paths.home,
    load: loadHome,
    queries: () => (session.get().role === null ? [] : [prefetchQuery(employeeQueries.list())]),
    hasLoader: false,
    next: () => [loadProfile],
    dialogs: [loadEvaluationDialog],
  },
  evaluations: {
    path: paths.evaluations,
    load: async () => (await import('../../pages/MyEvaluationsPage')).MyEvaluationsPage,
    queries: (parameters) => [prefetchQuery(evaluationQueries.page('own', pageIn(parameters)))],
    next: () => [loadEvaluation, loadProfile],
    dialogs: [loadEvaluationDialog, loadFeedbackDialog],
  },
  allEvaluations: {
    path: paths.allEvaluations,
    load: async () => (await import('../../pages/AllEvaluationsPage')).AllEvaluationsPage,
    queries: (parameters) => [prefetchQuery(evaluationQueries.page('all', pageIn(parameters)))],
    next: () => [loadEvaluation, loadProfile],
    dialogs: [loadEvaluationDialog, loadFeedbackDialog],
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
    next: () => [loadProfile, loadEvaluation],
    dialogs: [loadEvaluationDialog],
  },
  /** The screen fetches its data itself, with progress. */
  printProfiles: {
    path: paths.printProfiles,
    load: async () => (await import('../../pages/PrintProfilesPage')).PrintProfilesPage,
  },
  employeeProfile: {
    path: paths.employeeProfile,
    load: loadProfile,
    queries: ({ id }) => (id === undefined ? [] : queriesOfPerson(id)),
    next: () => [loadEvaluation, loadHome],
    dialogs: [loadEvaluationDialog],
  },
  evaluation: {
    path: paths.evaluation,
    load: loadEvaluation,
    queries: ({ id }) => (id === undefined ? [] : [prefetchQuery(evaluationQueries.detail(id))]),
    next: () => [loadProfile],
    dialogs: [loadEvaluationDialog, loadFeedbackDialog],
  },
  notFound: {
    path: '*',
    load: async () => (await import('../../pages/NotFoundPage')).NotFoundPage,
  },
} satisfies Record<MainScreen | 'notFound', AppRoute>;

/** Fetches a query into the cache. */
type PrefetchQuery = (queryClient: QueryClient) => Promise<unknown>;

/**
 * Fetches a query that is not cached. Does not retry a recent failure, which the screen shows, so that it is logged once
 * (specification, Failed loads).
 */
function prefetchQuery<Data, Key extends QueryKey>(
  options: QueryExecuteOptions<Data, Error, Data, Data, Key>,
): PrefetchQuery {
  return async (queryClient) => {
    const { errorUpdatedAt = 0 } = queryClient.getQueryState(options.queryKey) ?? {};
    if (isRecent(errorUpdatedAt, STALE_TIME)) return;
    await queryClient.query({ ...options, staleTime: 'static' });
  };
}
