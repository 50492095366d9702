import { ANSWER_RULES } from './answerRules';
import * as lists from './checks/lists';
import * as records from './checks/records';
import * as search from './checks/search';
import * as session from './checks/session';
import * as writes from './checks/writes';
import { BY_ID, PAGED, PROTECTED } from './host/operations';
import type { Rule } from './rule';

/** All rules, in the order of the report. */
const RULES = {
  ...ANSWER_RULES,

  // These rules are about the session.
  role: {
    says: 'Sign-in answers one of the three roles.',
    screen: 'Home says that the role is not known, and shows nobody.',
    of: ['login'],
    check: session.role,
  },
  'wrong-password': {
    says: 'A wrong password is refused with 401, and without a token.',
    screen: 'Sign-in lets anybody in, or fails without the reason.',
    of: ['login'],
    check: session.wrongPassword,
    isOpen: true,
  },
  token: {
    says: 'A call without a token, or with a wrong one, is refused with 401.',
    screen:
      'People see or change what they may not; with another status, the app does not notice that a session has ended.',
    of: PROTECTED,
    check: session.token,
    isOpen: true,
  },

  // These rules are about lists.
  limit: {
    says: '`limit` says how many evaluations a page has at most.',
    screen: 'A page of the table has more or fewer rows than ten.',
    of: PAGED,
    check: lists.limit,
  },
  pages: {
    says: 'Pages are counted from 1, and together hold each evaluation once.',
    screen: 'Evaluations are missing, or are on two pages.',
    of: PAGED,
    check: lists.pages,
  },
  'total-pages': {
    says: '`totalPages` is the number of pages that have evaluations.',
    screen: 'The last evaluations are missing, or "Next" leads to an empty page.',
    of: PAGED,
    check: lists.totalPages,
  },
  'newest-first': {
    says: 'The newest evaluation comes first.',
    screen: 'The rows are in the order in which they were sent.',
    of: [...PAGED, 'listEmployeeEvaluations'],
    check: lists.newestFirst,
  },
  'own-scope': {
    says: "The user's own list contains only their own evaluations.",
    screen: "The list contains other people's evaluations.",
    of: ['listOwnEvaluations'],
    check: lists.ownScope,
  },

  // These rules are about the search.
  'search-finds': {
    says: 'A part of a name or of an address finds its employee, and nobody without it.',
    screen: 'People who match are missing, or others are among them.',
    of: ['listEmployees'],
    check: search.searchFinds,
  },
  'search-case': {
    says: 'Case does not matter in a search.',
    screen: 'People who match are missing.',
    of: ['listEmployees'],
    check: search.searchCase,
  },
  'search-literal': {
    says: 'Any text is taken as it is, and without a match the list is empty.',
    screen: 'A search with a sign such as % finds other people, or one without a match fails.',
    of: ['listEmployees'],
    check: search.searchLiteral,
  },

  // These rules are about records.
  opens: {
    says: 'An id opens its own record.',
    screen: 'A link opens another person or evaluation.',
    of: ['getEmployee', 'getEvaluation'],
    check: records.opens,
  },
  'unknown-id': {
    says: 'An unknown id is 404, and one with a slash, dots or a space 404 or 400.',
    screen:
      'The screen says only after more attempts that there is no such record, or it shows another record.',
    of: BY_ID,
    check: records.unknownId,
  },
  'detail-equals-row': {
    says: 'A record says the same as its row in the list.',
    screen: 'A wrong value is shown, and nothing says so.',
    of: ['getEmployee', 'getEvaluation'],
    check: records.detailEqualsRow,
  },
  history: {
    says: "An employee's list has all of their evaluations and no others.",
    screen: 'Evaluations are missing from the profile, or are those of others.',
    of: ['listEmployeeEvaluations'],
    check: records.history,
  },
  statistics: {
    says: "Statistics are those of the employee's evaluations, to 0.01; without any, zero, nothing or 404.",
    screen: 'A wrong figure is shown, and nothing says so.',
    of: ['getStatistics'],
    check: records.statistics,
  },

  // These rules are about writing.
  creates: {
    says: 'What was created is in the next read.',
    screen: 'The app says that it was saved, and then does not show it.',
    of: ['register', 'createEvaluation', 'createFeedback'],
    check: writes.creates,
    requiredOption: 'write',
  },
  'change-shows': {
    says: 'A change shows in the record, the lists and the statistics; evaluator and date stay.',
    screen: 'The app says that it was saved, and then shows what was before, or a wrong value.',
    of: ['updateEvaluation'],
    check: writes.changeShows,
    requiredOption: 'write',
  },
  refuses: {
    says: 'What the forms refuse is refused with 422 or 400.',
    screen: 'A value that no form accepts is shown like any other, or left out of the figures.',
    of: ['register', 'createEvaluation', 'updateEvaluation', 'createFeedback'],
    check: writes.refuses,
    requiredOption: 'write',
  },
  'taken-email': {
    says: 'A taken e-mail address is refused with 409.',
    screen: 'The form says that saving has failed, and does not mark the address.',
    of: ['register'],
    check: writes.takenEmail,
    requiredOption: 'write',
  },
} as const satisfies Record<string, Rule>;

export type RuleId = keyof typeof RULES;

/** The ids of the rules in the order of the table. */
export const RULE_IDS = Object.keys(RULES) as RuleId[];

export const ruleOf = (id: RuleId): Rule => RULES[id];
