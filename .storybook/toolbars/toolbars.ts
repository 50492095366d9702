import { SCENARIOS } from '../../mocks/scenarios';
import type { Delay } from '../../mocks/engine/arrangement';
import { STATE_NAMES } from '../../mocks/states/states';
import { ROLES } from '../../src/domain/constants';

/** The latency of the mock, in milliseconds or by name. */
export const LATENCIES = { none: 0, real: 'real', slow: 3_000 } satisfies Record<string, Delay>;

/** The values of the toolbars. The role 'none' is a token with an unknown role (specification, Roles). */
const CHOICES = {
  theme: ['light', 'dark', 'both'],
  role: ['none', ...ROLES],
  scenario: SCENARIOS,
  state: ['none', ...STATE_NAMES],
  latency: ['none', 'real', 'slow'],
} as const;

type Toolbar = keyof typeof CHOICES;

/** The selected value of each toolbar. */
export type Choices = { [Name in Toolbar]: (typeof CHOICES)[Name][number] };

export const DEFAULTS: Choices = {
  theme: 'light',
  role: 'Admin',
  scenario: 'default',
  state: 'none',
  latency: 'none',
};

export const toolbars = {
  theme: toolbar('Theme', 'paintbrush', 'The colour scheme', [
    { value: 'light', title: 'Light' },
    { value: 'dark', title: 'Dark' },
    { value: 'both', title: 'Side by side' },
  ]),
  role: toolbar('Role', 'user', 'Who is signed in', CHOICES.role.map(named('Role'))),
  scenario: toolbar(
    'Scenario',
    'database',
    'What the server has, and how it answers',
    CHOICES.scenario.map(named('Scenario')),
  ),
  state: toolbar(
    'State',
    'bookmark',
    'A kept state of the mock: how it answers single calls',
    CHOICES.state.map(named('State')),
  ),
  latency: toolbar(
    'Latency',
    'timer',
    'How long the server takes to answer',
    CHOICES.latency.map(named('Latency')),
  ),
};

const warned = new Set<string>();

/** Reads the choices from Storybook's globals. An unknown value is replaced by the default, with one warning. */
export function readChoices(globals: Record<string, unknown>): Choices {
  function choice<Name extends Toolbar, Value extends Choices[Name]>(
    name: Name,
    values: readonly Value[],
    fallback: Value,
  ) {
    const chosen = globals[name];
    const known = values.find((value) => value === chosen);
    if (known === undefined) {
      warnOnce(
        `There is no ${name} "${String(chosen)}"; the story shows "${fallback}". ` +
          `There are: ${values.join(', ')}.`,
      );
    }
    return known ?? fallback;
  }
  return {
    theme: choice('theme', CHOICES.theme, DEFAULTS.theme),
    role: choice('role', CHOICES.role, DEFAULTS.role),
    scenario: choice('scenario', CHOICES.scenario, DEFAULTS.scenario),
    state: choice('state', CHOICES.state, DEFAULTS.state),
    latency: choice('latency', CHOICES.latency, DEFAULTS.latency),
  };
}

function warnOnce(warning: string) {
  if (!warned.has(warning)) console.warn(warning);
  warned.add(warning);
}

function named(toolbarName: string) {
  return (value: string) => ({ value, title: `${toolbarName}: ${value}` });
}

function toolbar(
  title: string,
  icon: 'paintbrush' | 'user' | 'database' | 'bookmark' | 'timer',
  description: string,
  items: { value: string; title: string }[],
) {
  return { description, toolbar: { title, icon, items, dynamicTitle: true } } as const;
}
