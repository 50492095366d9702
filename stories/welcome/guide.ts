import type { Choices } from '../../.storybook/toolbars';
import type { StoryState } from './StoryLink';

const EMPLOYEES = 'pages-employees--loaded';
const PROFILE = 'pages-employee-profile--loaded';
const RESULTS = 'pages-results--everybody';
const ADD_EMPLOYEE = 'accounts-add-employee-dialog--empty';
const SCORE = 'components-score-badge--high';

/** The folders of the sidebar in their order, with a description and a story to start with. */
export const FOLDERS: Record<string, [text: string, story: string]> = {
  Foundations: [
    'The basics of the design: colour, type, scores, initials, states, icons and texts.',
    'foundations-colour--colour',
  ],
  Pages: ['Every screen, in every state that a user can meet.', EMPLOYEES],
  Flows: [
    'Tasks from the first press to the last, played step by step.',
    'flows-managing-employees--adding-an-employee',
  ],
  App: [
    'The parts around the screens: the header, its menus, and the message for a page that fails.',
    'app-header--admin',
  ],
  Accounts: ['The dialog that adds an employee.', ADD_EMPLOYEE],
  Evaluations: [
    'The dialogs, the score input and the table.',
    'evaluations-evaluation-dialog--edit',
  ],
  Results: ['The search: cards, table and saved views.', 'results-result-card--loaded'],
  Insight: [
    'Charts of scores: of one person over time, and of several people side by side.',
    'insight-profile-insight--loaded',
  ],
  Components: ['Components for any product: fields, buttons, tags and toasts.', SCORE],
  Workbench: [
    'The panel of the development page that decides who answers each call.',
    'workbench-mock-workbench--calls',
  ],
};

/** The story that shows an option of a toolbar, if Home does not show it. */
export const SHOWN_BY: Record<string, string | undefined> = {
  saving: ADD_EMPLOYEE,
  saveError: ADD_EMPLOYEE,
  statisticsLoading: RESULTS,
  statisticsError: RESULTS,
  statisticsInParts: RESULTS,
  rateLimit: RESULTS,
  notFound: PROFILE,
  sparse: PROFILE,
  sessionExpires: PROFILE,
  twoYearsLater: PROFILE,
  firstSaveFails: 'evaluations-evaluation-dialog--edit',
  thirdPageFails: 'pages-all-evaluations--loaded',
  brokenEvaluation: 'pages-evaluation--loaded',
} satisfies Partial<Record<Choices[keyof Choices], string>>;

/** The examples of links to states. */
export const EXAMPLES: ({ text: string } & StoryState)[] = [
  {
    text: 'Home without employees, for an Employee, in the dark theme',
    story: EMPLOYEES,
    globals: { theme: 'dark', role: 'Employee', state: 'empty' },
  },
  {
    text: 'A profile with difficult texts, from a slow server',
    story: PROFILE,
    globals: { state: 'extreme', latency: 'slow' },
  },
  { text: 'Another score, which is an argument of the story', story: SCORE, args: { score: 9.5 } },
];
