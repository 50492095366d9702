import { SCENARIOS } from '../../mocks/scenarios';
import type { Latency } from '../../mocks/server/server';
import { ROLES } from '../../src/domain/constants';

/** How long the mock takes to answer. */
export const LATENCIES = { none: 0, real: 'real', slow: 3_000 } satisfies Record<string, Latency>;

/** What the toolbars offer. 'none' is a token whose role is not known (decision 13). */
const CHOICES = {
  theme: ['light', 'dark', 'both'],
  role: ['none', ...ROLES],
  scenario: SCENARIOS,
  latency: ['none', 'real', 'slow'],
} as const;

type Toolbar = keyof typeof CHOICES;

/** What is chosen in each. */
export type Choices = { [Name in Toolbar]: (typeof CHOICES)[Name][number] };

export const DEFAULTS: Choices = {
  theme: 'light',
  role: 'Admin',
  scenario: 'default',
  latency: 'none',
};

export const toolbars = {
  theme: toolbar('Theme', 'paintbrush', [
    { value: 'light', title: 'Light' },
    { value: 'dark', title: 'Dark' },
    { value: 'both', title: 'Side by side' },
  ]),
  role: toolbar('Role', 'user', CHOICES.role.map(named('Role'))),
  scenario: toolbar('Scenario', 'database', CHOICES.scenario.map(named('Scenario'))),
  latency: toolbar('Latency', 'timer', CHOICES.latency.map(named('Latency'))),
};

const warned = new Set<string>();

/** The choices in a story's globals; for one that does not exist the default, said once in the console. */
export function readChoices(globals: Record<string, unknown>): Choices {
  function choice<Name extends Toolbar, Value extends Choices[Name]>(
    name: Name,
    values: readonly Value[],
    fallback: Value,
  ) {
    const asked = globals[name];
    const known = values.find((value) => value === asked);
    if (known === undefined) {
      warnOnce(
        `There is no ${name} "${String(asked)}"; the story shows "${fallback}". ` +
          `There are: ${values.join(', ')}.`,
      );
    }
    return known ?? fallback;
  }
  return {
    theme: choice('theme', CHOICES.theme, DEFAULTS.theme),
    role: choice('role', CHOICES.role, DEFAULTS.role),
    scenario: choice('scenario', CHOICES.scenario, DEFAULTS.scenario),
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
  icon: 'paintbrush' | 'user' | 'database' | 'timer',
  items: { value: string; title: string }[],
) {
  return { toolbar: { title, icon, items, dynamicTitle: true } } as const;
}
