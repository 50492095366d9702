import type { OperationId } from '../../contract/operations';
import * as answers from './checks/answers';
import * as headers from './checks/headers';
import * as lists from './checks/lists';
import * as records from './checks/records';
import * as search from './checks/search';
import * as session from './checks/session';
import * as writes from './checks/writes';
import type { Check } from './context';
import { ALL, BY_ID, PAGED, PROTECTED, READS } from './host/operations';

/** A rule that the screens depend on. */
export interface Rule {
  /** One sentence. */
  says: string;
  /** The effect on a screen if a host breaks the rule: one sentence. A problem can have its own. */
  screen: string;
  of: readonly OperationId[];
  check: Check;
  /** Whether its breach explains all other problems of an operation, if no call of it has succeeded. */
  explains?: true;
  /** Whether it is also checked without a session. */
  isOpen?: true;
  /** The option of the command that the check needs. */
  requiredOption?: 'write' | 'origin';
  /** Whether a breach can be intended. The report notes it and does not count it as broken. */
  isNote?: true;
}

const FAILS =
  'A screen shows nothing of it and offers "Try again"; a form says that saving has failed.';
const MISSING = 'The value is missing: "N/A" or a text such as "No note provided" is in its place.';

/** The rules for all answers. They inspect all calls of the run, so they are checked last. */
export const CAUSES = {
  answers: {
    says: 'Each call is answered, in the 30 seconds that the app waits.',
    screen: FAILS,
    of: ALL,
    check: answers.answers,
    explains: true,
  },
  route: {
    says: 'The host has each operation of the contract.',
    screen: FAILS,
    of: ALL,
    check: answers.route,
    explains: true,
  },
  'no-server-error': {
    says: 'No call that the app makes is answered with a 5xx.',
    screen: FAILS,
    of: ALL,
    check: answers.noServerError,
    explains: true,
  },
  'no-redirect': {
    says: 'No call is redirected.',
    screen:
      'People wait longer; after 301 and 302 the browser makes a read of a save, and nothing is saved.',
    of: ALL,
    check: answers.noRedirect,
    explains: true,
  },
  json: {
    says: 'A success is JSON.',
    screen:
      'A screen shows nothing of it and offers "Try again"; nobody notices an empty answer to a save.',
    of: ALL,
    check: answers.json,
    explains: true,
  },
  envelope: {
    says: 'An answer is not within another object.',
    screen: 'A screen shows nothing of it and offers "Try again"; nobody can sign in.',
    of: ALL,
    check: answers.deviation('envelope'),
  },
  names: {
    says: 'Properties have the names of the contract.',
    screen:
      'What has another name is missing: a whole list, a record without `_id`, or a value, with "N/A" in its place.',
    of: ALL,
    check: answers.deviation('names'),
  },
  'id-texts': {
    says: 'Ids are texts.',
    screen: 'Lists leave out records with such an id, and a screen of one shows nothing.',
    of: ALL,
    check: answers.deviation('id-texts'),
  },
  dates: {
    says: 'Days and times are in ISO 8601, and times have a zone.',
    screen: 'The date is missing, or people in another time zone see another day.',
    of: ALL,
    check: answers.deviation('dates'),
  },
  values: {
    says: 'Values are those of the contract: types, required properties, choices and ranges.',
    screen:
      'The value is missing, or it is shown although no form accepts it; a list leaves out a record without its `_id`.',
    of: ALL,
    check: answers.values,
  },
  'screen-fields': {
    says: 'At least one record has each optional field that the screen shows.',
    screen: MISSING,
    of: READS,
    check: answers.screenFields,
    isNote: true,
  },
  'error-shape': {
    says: 'An error is JSON { message }.',
    screen: 'The screen or the form says that it failed, and not why.',
    of: ALL,
    check: answers.errorShape,
    isOpen: true,
  },
  'error-status': {
    says: 'An error has the status of an error.',
    screen:
      'The app takes a refusal for a success: it says that it was saved, and does not notice that a session has ended.',
    // Other rules find it.
    of: ALL,
    check: () => [],
  },
  'success-status': {
    says: 'A success has the status that the contract lists.',
    screen: 'The app shows the same.',
    of: ALL,
    check: answers.successStatus,
  },
  cors: {
    says: 'Each answer, also an error, allows the origin of the page.',
    screen:
      'The browser keeps the answer from the app: loads and saves fail, or an error does not say why and does not end the session.',
    of: ALL,
    check: headers.cors,
    isOpen: true,
    requiredOption: 'origin',
  },
  preflight: {
    says: 'A preflight request is answered with the origin, the method and both headers.',
    screen: 'The browser does not send the call: a load or a save fails.',
    of: ALL,
    check: headers.preflight,
    isOpen: true,
    requiredOption: 'origin',
  },
  accepted: {
    says: 'What a list names can be read, and what the forms send is accepted.',
    screen: FAILS,
    of: ALL,
    check: answers.accepted,
  },
  'session-lasts': {
    says: 'A token works from sign-in on, also after its owner has added an employee.',
    screen: 'The person is signed out and has to sign in again.',
    of: PROTECTED,
    check: answers.sessionLasts,
    explains: true,
  },
  'private-cache': {
    says: 'Nothing allows a shared cache to keep an answer that was made for one token.',
    screen: 'Behind the same proxy, people see the answers to others.',
    of: PROTECTED,
    check: headers.privateCache,
  },
} as const satisfies Record<string, Rule>;

/** All rules, in the order of the report. */
export const RULES = {
  ...CAUSES,

  // Session
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

  // Lists
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
    says: "The own list holds the caller's evaluations only.",
    screen: 'The evaluations of others are among the own ones.',
    of: ['listOwnEvaluations'],
    check: lists.ownScope,
  },

  // Search
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

  // Records
  opens: {
    says: 'An id opens its own record.',
    screen: 'A link opens another person or evaluation.',
    of: ['getEmployee', 'getEvaluation'],
    check: records.opens,
  },
  'unknown-id': {
    says: 'An unknown id is 404, and one with a slash, dots or a space 404 or 400.',
    screen: 'The screen says that there is none, after more tries; or it shows another record.',
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
    says: "An employee's evaluations are all of theirs, and no others.",
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

  // Writing
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

/** In the order of the table. */
export const RULE_IDS = Object.keys(RULES) as RuleId[];

export const ruleOf = (id: RuleId): Rule => RULES[id];
