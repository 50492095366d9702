import type { Delay } from '../mocks/config/mockConfig';
import type { Persona } from '../mocks/config/persona';
import type { Scenario } from '../mocks/scenarios/scenarios';
import { LANGUAGES, type Language } from '../src/i18n/languages';

// Storybook's own page imports this module, so it must not need the mock at run time.

/** The latency of the mock, in milliseconds or by name. */
export const LATENCIES = { none: 0, real: 'real', slow: 3_000 } satisfies Record<string, Delay>;

export interface Choices {
  theme: 'light' | 'dark' | 'both';
  role: Persona;
  state: Scenario;
  latency: keyof typeof LATENCIES;
  language: Language | 'en-XA';
}

export const DEFAULTS: Choices = {
  theme: 'light',
  role: 'Admin',
  state: 'default',
  latency: 'none',
  language: 'en',
};

interface Choice {
  title: string;
  text: string;
  /** The heading of the group that starts with this option. */
  heading?: string;
}

interface Toolbar<Value extends string> {
  title: string;
  description: string;
  choices: Record<Value, Choice>;
}

/** The toolbars above a story. Their titles are short: all of them fit in a window of 1280 px. */
export const TOOLBARS: { [Name in keyof Choices]: Toolbar<Choices[Name]> } = {
  theme: {
    title: 'Theme',
    description: 'The colour scheme',
    choices: {
      light: { title: 'Light', text: 'Light colours' },
      dark: { title: 'Dark', text: 'Dark colours' },
      both: { title: 'Both', text: 'Both side by side, to compare them' },
    },
  },
  role: {
    title: 'Role',
    description: 'Who is signed in',
    choices: {
      Admin: { title: 'Admin', text: 'Every link of the header' },
      Manager: { title: 'Manager', text: 'The same links as an Admin' },
      Employee: { title: 'Employee', text: 'No link to All Evaluations' },
      noRole: { title: 'No role', text: 'A role that the product does not know' },
      signedOut: { title: 'Signed out', text: 'Nobody is signed in. Most screens lead to sign-in' },
      expired: { title: 'Expired', text: 'The session has ended. The first call leads to sign-in' },
    },
  },
  state: {
    title: 'State',
    description: 'What the server has, and how it answers',
    choices: {
      default: {
        heading: 'Data',
        title: 'Loaded',
        text: 'The usual data: 57 employees, 400 evaluations',
      },
      empty: { title: 'Empty', text: 'An empty list, as before the first employee is added' },
      extreme: { title: 'Long texts', text: 'Texts that are long, right-to-left or wide' },
      sparse: {
        title: 'Sparse',
        text: 'No optional values, such as a profile with only an id',
      },
      partial: { title: 'Partial', text: 'A list that contains only 20 of 57 employees' },
      large: { title: 'Very long list', text: '10,000 employees' },
      manyEmployees: { title: 'Large company', text: '2,000 employees with 8,000 evaluations' },
      twoYearsLater: { title: 'Two years later', text: 'What you save has a date two years later' },
      brokenEvaluation: { title: 'Broken values', text: 'Values that no server should send' },
      loading: {
        heading: 'Under way',
        title: 'Loading',
        text: 'A screen that never finishes loading',
      },
      saving: { title: 'Saving', text: 'A save that never ends. Press Save' },
      statisticsLoading: { title: 'No statistics', text: 'Statistics that never load' },
      statisticsInParts: {
        title: 'Some statistics',
        text: 'They load slowly, fail for one person and never load for another',
      },
      serverError: {
        heading: 'Failures',
        title: 'Failed',
        text: 'A screen that could not be loaded',
      },
      saveError: { title: 'Save failed', text: 'Fill in the form and press Save' },
      firstSaveFails: {
        title: 'First save fails',
        text: 'The first save of an evaluation fails. The second works',
      },
      statisticsError: { title: 'Statistics failed', text: 'Some statistics could not be loaded' },
      rateLimit: {
        title: 'Rate limit',
        text: 'After 20 statistics, the server asks to wait. Start an export',
      },
      thirdPageFails: { title: 'Third page fails', text: 'The third page of evaluations fails' },
      offline: { title: 'Offline', text: 'No connection' },
      notFound: { title: 'Not found', text: 'A link to a person who does not exist' },
      strictRoles: {
        title: 'Refused',
        text: 'The role has no permission. Try to add an employee as Employee',
      },
      sessionExpires: { title: 'Session expires', text: 'The session has ended when you save' },
    },
  },
  latency: {
    title: 'Latency',
    description: 'How long the server takes to answer',
    choices: {
      none: { title: 'None', text: 'Answers at once' },
      real: { title: 'Network', text: 'A server nearby: 0.1 to 0.4 seconds' },
      slow: { title: 'Slow', text: 'A slow server: 3 seconds' },
    },
  },
  language: {
    title: 'Language',
    description: 'The language of the page. Steps are played in English first',
    choices: {
      ...choicesOf(LANGUAGES),
      'en-XA': {
        title: 'Pseudo',
        text: 'Longer texts with accents. A text without accents is not a message',
      },
    },
  },
};

function choicesOf<Tag extends string>(
  languages: Record<Tag, { name: string }>,
): Record<Tag, Choice>;
function choicesOf(languages: Record<string, { name: string }>) {
  const entries = Object.entries(languages);
  return Object.fromEntries(entries.map(([tag, { name }]) => [tag, { title: name, text: tag }]));
}

/** The sizes at which designs are reviewed, each with a button. */
export const VIEWPORTS = {
  phone: { name: 'Phone', styles: { width: '375px', height: '812px' } },
  tablet: { name: 'Tablet', styles: { width: '768px', height: '1024px' } },
  laptop: { name: 'Laptop', styles: { width: '1280px', height: '800px' } },
  desktop: { name: 'Desktop', styles: { width: '1920px', height: '1080px' } },
};

/** The event that sends the address of the story in the app to Storybook's manager page. */
export const APP_LINK = 'employee-dashboard/app-link';

export interface AppLink {
  storyId: string;
  href?: string;
  /** The reason why there is no link, as a sentence. */
  problem?: string;
}
