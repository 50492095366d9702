import type { Check } from '../context';
import type { RuleId } from '../rules';
import { corsAnswers, corsCredentials, corsErrors, preflight } from './protocol/browser';
import { changeShows } from './writing/changing';
import { screenFields } from './reading/fields';
import {
  limit,
  newestFirst,
  pageEdges,
  pagesComplete,
  stableOrder,
  totalFits,
  totalPages,
} from './reading/lists';
import { compressed, privateCache } from './protocol/caching';
import { ownInAll, ownScope } from './reading/ownEvaluations';
import { detailEqualsRow } from './reading/details';
import { historyScope } from './reading/history';
import { opens, strangeId, unknownId } from './reading/records';
import {
  addingKeepsSession,
  refusesAge,
  refusesEmpty,
  refusesScore,
  refusesTakenEmail,
} from './writing/refusals';
import {
  searchAmong,
  searchCase,
  searchEmpty,
  searchFinds,
  searchLiteral,
  searchNone,
} from './reading/search';
import {
  knownRole,
  tokenChecked,
  tokenLasts,
  tokenRequired,
  wrongPassword,
} from './protocol/session';
import {
  contentType,
  errorShape,
  inTime,
  noRedirect,
  noServerError,
  statusDeclared,
  successShape,
} from './protocol/shape';
import { statisticsEqual, statisticsNone } from './reading/statistics';
import { creates, sentTwice } from './writing/creating';

/** How each rule is checked. */
export const CHECKS: Record<RuleId, Check> = {
  'success-shape': successShape,
  'error-shape': errorShape,
  'status-declared': statusDeclared,
  'content-type': contentType,
  'no-server-error': noServerError,
  'no-redirect': noRedirect,
  'in-time': inTime,
  'screen-fields': screenFields,
  'known-role': knownRole,
  'wrong-password': wrongPassword,
  'token-required': tokenRequired,
  'token-checked': tokenChecked,
  'token-lasts': tokenLasts,
  limit,
  'pages-complete': pagesComplete,
  'total-pages': totalPages,
  'page-edges': pageEdges,
  'stable-order': stableOrder,
  'newest-first': newestFirst,
  'own-scope': ownScope,
  'own-in-all': ownInAll,
  'total-fits': totalFits,
  'search-finds': searchFinds,
  'search-case': searchCase,
  'search-literal': searchLiteral,
  'search-none': searchNone,
  'search-among': searchAmong,
  'search-empty': searchEmpty,
  opens,
  'unknown-id': unknownId,
  'strange-id': strangeId,
  'detail-equals-row': detailEqualsRow,
  'history-scope': historyScope,
  'statistics-equal': statisticsEqual,
  'statistics-none': statisticsNone,
  creates,
  'change-shows': changeShows,
  'refuses-score': refusesScore,
  'refuses-empty': refusesEmpty,
  'refuses-taken-email': refusesTakenEmail,
  'refuses-age': refusesAge,
  'sent-twice': sentTwice,
  'adding-keeps-session': addingKeepsSession,
  preflight,
  'cors-answers': corsAnswers,
  'cors-errors': corsErrors,
  'cors-credentials': corsCredentials,
  compressed,
  'private-cache': privateCache,
};

/** The rules about the first calls after sign-in. */
export const OF_FIRST_CALLS = new Set<string>(['token-lasts']);

/** The rules that look at all calls of the run. They are checked last. */
export const OF_ALL_CALLS = new Set<string>([
  ...['success-shape', 'error-shape', 'status-declared', 'content-type', 'no-server-error'],
  ...['no-redirect', 'in-time', 'cors-answers', 'cors-errors', 'cors-credentials'],
  ...['compressed', 'private-cache'],
]);
