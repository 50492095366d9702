import type { Choices } from '../../.storybook/toolbars/toolbars';
import type { StoryState } from './StoryLink';

interface Entry extends StoryState {
  text: string;
}

const EMPLOYEES = 'pages-employees--default';
const PROFILE = 'pages-employee-profile--default';
const RESULTS = 'pages-results--everybody';
const EVALUATION = 'pages-evaluation--default';
const EVALUATION_DIALOG = 'evaluations-evaluationdialog--edit';
const ALL_EVALUATIONS = 'pages-all-evaluations--default';
const ADD_EMPLOYEE = 'accounts-add-employee-dialog--default';

/** The folders of the sidebar in their order, each with a story to start with. */
export const FOLDERS: Record<string, Entry> = {
  Foundations: {
    text: 'What everything is made of: colour, type, scores, initials, states, icons, words.',
    story: 'foundations-colour--palette',
  },
  Pages: { text: 'Every screen, in every state that a person can meet.', story: EMPLOYEES },
  Flows: {
    text: 'Tasks from the first press to the last, played step by step.',
    story: 'flows-managing-employees--adding-an-employee',
  },
  App: {
    text: 'What is around the screens: the header, its menus, and what shows when a page breaks.',
    story: 'app-header--admin',
  },
  Accounts: {
    text: 'Signing in, registering, and adding an employee.',
    story: 'accounts-login-form--default',
  },
  Employees: {
    text: 'The table on Home with its search, and the top of a profile.',
    story: 'employees-employees-table--default',
  },
  Evaluations: {
    text: 'Tables of evaluations, the dialogs, the choice of a score, and feedback.',
    story: 'evaluations-evaluationstable--default',
  },
  Results: {
    text: 'The search: cards, table, statistics, and the export.',
    story: 'results-hits--default',
  },
  Insight: {
    text: 'Charts of scores: of one person over time, and of several side by side.',
    story: 'insight-profileinsight--default',
  },
  Components: {
    text: 'Parts that fit any product: fields, buttons, tags, toasts.',
    story: 'components-scorebadge--good',
  },
  Workbench: {
    text: 'The panel of the development page that decides who answers each call.',
    story: 'workbench-mock-workbench--operations',
  },
};

type Guide = { [Name in keyof Choices]: Record<Choices[Name], Entry> };

/** What each choice of a toolbar is for, with a story that shows it. */
export const GUIDE: Guide = {
  theme: {
    light: { text: 'Light colours.', story: EMPLOYEES },
    dark: { text: 'Dark colours.', story: EMPLOYEES },
    both: { text: 'Both beside each other, to compare them.', story: EMPLOYEES },
  },
  role: {
    Admin: { text: 'Every link of the header. Choose it when in doubt.', story: EMPLOYEES },
    Manager: { text: 'The same links as an Admin.', story: EMPLOYEES },
    Employee: { text: 'No link to All Evaluations.', story: EMPLOYEES },
    none: { text: 'A role that the product does not know.', story: EMPLOYEES },
  },
  scenario: {
    default: { text: 'The usual data: 57 employees, 400 evaluations.', story: EMPLOYEES },
    empty: { text: 'An empty list, as before anybody is added.', story: EMPLOYEES },
    loading: { text: 'A screen that is loading. It never ends.', story: EMPLOYEES },
    saving: { text: 'A save under way. Press Save: it never ends.', story: ADD_EMPLOYEE },
    statisticsLoading: { text: 'Statistics that are on their way.', story: RESULTS },
    serverError: { text: 'A screen that could not be loaded.', story: EMPLOYEES },
    saveError: {
      text: 'A save that failed. Fill in the form and press Save.',
      story: ADD_EMPLOYEE,
    },
    statisticsError: { text: 'Statistics of which some could not be read.', story: RESULTS },
    offline: { text: 'No connection.', story: EMPLOYEES },
    notFound: { text: 'A link to a person who does not exist.', story: PROFILE },
    strictRoles: {
      text: 'A person without the permission. Try to add an employee.',
      story: EMPLOYEES,
      globals: { role: 'Employee' },
    },
    large: { text: 'A very long list: 10,000 employees.', story: EMPLOYEES },
    partial: { text: 'A list that holds only 20 of 57 employees.', story: EMPLOYEES },
    sparse: { text: 'A profile of which only the id is known.', story: PROFILE },
    extreme: { text: 'Names and texts that are long, right-to-left or wide.', story: EMPLOYEES },
  },
  state: {
    none: { text: 'Every call is answered as the scenario says.', story: EMPLOYEES },
    statisticsInParts: {
      text: 'Statistics that come slowly, fail for one person and never come for another.',
      story: RESULTS,
    },
    firstSaveFails: {
      text: 'The first save of an evaluation fails, the second works.',
      story: EVALUATION_DIALOG,
    },
    sessionExpires: { text: 'A save that finds the session ended.', story: PROFILE },
    thirdPageFails: { text: 'Go to page 3: it cannot be loaded.', story: ALL_EVALUATIONS },
    twoYearsLater: { text: 'What you save is two years newer.', story: PROFILE },
    brokenEvaluation: { text: 'Values that no server should send.', story: EVALUATION },
    manyEmployees: { text: 'A company of 2,000 with 8,000 evaluations.', story: EMPLOYEES },
  },
  latency: {
    none: { text: 'Answers at once.', story: EMPLOYEES },
    real: { text: 'A server nearby: 0.1 to 0.4 seconds.', story: EMPLOYEES },
    slow: { text: 'A slow server: 3 seconds.', story: EMPLOYEES },
  },
};

/** Links to states. */
export const EXAMPLES: Entry[] = [
  {
    text: 'Home as an employee sees it while there is nobody, in the dark',
    story: EMPLOYEES,
    globals: { theme: 'dark', role: 'Employee', scenario: 'empty' },
  },
  {
    text: 'A profile with difficult texts, from a slow server',
    story: PROFILE,
    globals: { scenario: 'extreme', latency: 'slow' },
  },
  {
    text: 'A score of another height: an argument of the story',
    story: 'components-scorebadge--good',
    args: { score: 9.5 },
  },
];
