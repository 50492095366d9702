import type { Delay } from '../mocks/engine/arrangement';
import { SCENARIOS, type Scenario } from '../mocks/scenarios';
import { STATE_NAMES, type StateName } from '../mocks/states/states';
import { ROLES, type Role } from '../src/domain/constants';

/** The latency of the mock, in milliseconds or by name. */
export const LATENCIES = { none: 0, real: 'real', slow: 3_000 } satisfies Record<string, Delay>;

const THEMES = ['light', 'dark', 'both'] as const;

/** The selected value of each toolbar. */
export interface Choices {
  theme: (typeof THEMES)[number];
  /** `none` is a token with a role that the product does not know. */
  role: Role | 'none';
  scenario: Scenario;
  state: StateName | 'none';
  latency: keyof typeof LATENCIES;
}

export const DEFAULTS: Choices = {
  theme: 'light',
  role: 'Admin',
  scenario: 'default',
  state: 'none',
  latency: 'none',
};

interface Toolbar<Value extends string> {
  title: string;
  icon: 'paintbrush' | 'user' | 'database' | 'bookmark' | 'timer';
  description: string;
  /** What each choice is for. */
  choices: Record<Value, string>;
}

/** The toolbars above a story. */
export const TOOLBARS: { [Name in keyof Choices]: Toolbar<Choices[Name]> } = {
  theme: {
    title: 'Theme',
    icon: 'paintbrush',
    description: 'The colour scheme',
    choices: {
      light: 'Light colours',
      dark: 'Dark colours',
      both: 'Both beside each other, to compare them',
    },
  },
  role: {
    title: 'Role',
    icon: 'user',
    description: 'Who is signed in',
    choices: {
      Admin: 'Every link of the header',
      Manager: 'The same links as an Admin',
      Employee: 'No link to All Evaluations',
      none: 'A role that the product does not know',
    },
  },
  scenario: {
    title: 'Scenario',
    icon: 'database',
    description: 'What the server has, and how it answers',
    choices: {
      default: 'The usual data: 57 employees, 400 evaluations',
      empty: 'An empty list, as before anybody is added',
      loading: 'A screen that is loading. It never ends',
      saving: 'A save under way. Press Save: it never ends',
      statisticsLoading: 'Statistics that are on their way',
      serverError: 'A screen that could not be loaded',
      saveError: 'A save that failed. Fill in the form and press Save',
      statisticsError: 'Statistics of which some could not be read',
      offline: 'No connection',
      notFound: 'A link to a person who does not exist',
      strictRoles: 'A person without the permission. Try to add an employee as Employee',
      large: 'A very long list: 10,000 employees',
      partial: 'A list that holds only 20 of 57 employees',
      sparse: 'A profile of which only the id is known',
      extreme: 'Names and texts that are long, right-to-left or wide',
    },
  },
  state: {
    title: 'State',
    icon: 'bookmark',
    description: 'A kept state of the mock: how it answers single calls',
    choices: {
      none: 'Every call is answered as the scenario says',
      statisticsInParts: 'Statistics that come slowly, fail for one person, never come for another',
      firstSaveFails: 'The first save of an evaluation fails, the second works',
      sessionExpires: 'A save that finds the session ended',
      thirdPageFails: 'Page 3 of evaluations cannot be loaded',
      twoYearsLater: 'What you save is two years newer',
      brokenEvaluation: 'Values that no server should send',
      manyEmployees: 'A company of 2,000 with 8,000 evaluations',
    },
  },
  latency: {
    title: 'Latency',
    icon: 'timer',
    description: 'How long the server takes to answer',
    choices: {
      none: 'Answers at once',
      real: 'A server nearby: 0.1 to 0.4 seconds',
      slow: 'A slow server: 3 seconds',
    },
  },
};

/** The toolbars as Storybook wants them. */
export const globalTypes = Object.fromEntries(
  Object.entries(TOOLBARS).map(([name, { title, icon, description, choices }]) => {
    const items = Object.entries(choices).map(([value, right]) => ({
      value,
      title: `${title}: ${value}`,
      right,
    }));
    return [name, { description, toolbar: { title, icon, items, dynamicTitle: true } }];
  }),
);

const warned = new Set<string>();

/** Reads the choices from Storybook's globals. An unknown value is replaced by the default, with one warning. */
export function readChoices(globals: Record<string, unknown>): Choices {
  function choice<Name extends keyof Choices>(name: Name, values: readonly Choices[Name][]) {
    const known = values.find((value) => value === globals[name]);
    if (known !== undefined) return known;
    warnOnce(
      `There is no ${name} "${String(globals[name])}"; the story shows "${DEFAULTS[name]}". ` +
        `There are: ${values.join(', ')}.`,
    );
    return DEFAULTS[name];
  }
  return {
    theme: choice('theme', THEMES),
    role: choice('role', ['none', ...ROLES]),
    scenario: choice('scenario', SCENARIOS),
    state: choice('state', ['none', ...STATE_NAMES]),
    latency: choice('latency', ['none', 'real', 'slow']),
  };
}

function warnOnce(warning: string) {
  if (!warned.has(warning)) console.warn(warning);
  warned.add(warning);
}

const WIDTHS = [320, 375, 768, 1280, 1920];

/** The widths at which designs are reviewed. */
export const VIEWPORTS = Object.fromEntries(
  WIDTHS.map((width) => [
    String(width),
    {
      name: `${width} px`,
      styles: { width: `${width}px`, height: width < 768 ? '720px' : '900px' },
      type: width < 768 ? 'mobile' : width < 1280 ? 'tablet' : 'desktop',
    },
  ]),
);
