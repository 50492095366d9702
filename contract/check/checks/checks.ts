import type { Check } from '../context';
import type { RuleId } from '../rules';
import { corsAnswers, corsCredentials, corsErrors, preflight } from './browser';
import { changeShows } from './changing';
import { screenFields } from './fields';
import {
  limit,
  newestFirst,
  pageEdges,
  pagesComplete,
  stableOrder,
  totalFits,
  totalPages,
} from './lists';
import { compressed, privateCache } from './manners';
import { ownInAll, ownScope } from './own';
import { detailEqualsRow } from './details';
import { historyScope } from './history';
import { opens, strangeId, unknownId } from './records';
import {
  addingKeepsSession,
  refusesAge,
  refusesEmpty,
  refusesScore,
  refusesTakenEmail,
} from './refusals';
import {
  searchAmong,
  searchCase,
  searchEmpty,
  searchFinds,
  searchLiteral,
  searchNone,
} from './search';
import { knownRole, tokenChecked, tokenLasts, tokenRequired, wrongPassword } from './session';
import {
  contentType,
  errorShape,
  inTime,
  noRedirect,
  noServerError,
  statusDeclared,
  successShape,
} from './shape';
import { statisticsEqual, statisticsNone } from './statistics';
import { creates, sentTwice } from './writing';

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
