import * as answers from './checks/answers';
import * as headers from './checks/headers';
import { ALL, PROTECTED, READS } from './host/operations';
import type { Rule } from './rule';

const FAILS =
  'A screen shows nothing of it and offers "Try again"; a form says that saving has failed.';
const MISSING = 'The value is missing: "N/A" or a text such as "No note provided" is in its place.';

/** The rules for all answers. They inspect all calls of the run, so they are checked last. */
export const ANSWER_RULES = {
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
      'People wait longer for a read; a save fails, because the app follows no redirect of it.',
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
    // Other rules find this fault.
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
  'browser-cache': {
    says: 'No answer lets a browser use it again without asking the host.',
    screen: 'The app asks the host all the same; other clients of the API may show old data.',
    of: PROTECTED,
    check: headers.browserCache,
    isNote: true,
  },
  'private-cache': {
    says: 'Nothing allows a shared cache to keep an answer that was made for one token.',
    screen: 'Behind the same proxy, people see the answers to others.',
    of: PROTECTED,
    check: headers.privateCache,
  },
} as const satisfies Record<string, Rule>;
