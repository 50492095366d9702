import { DEFAULTS, TOOLBARS, type Choices } from './toolbars';

const warned = new Set<string>();

/** Reads the choices from Storybook's globals. An unknown value is replaced by the default, with one warning. */
export function readChoices(globals: Record<string, unknown>): Choices {
  function choice<Name extends keyof Choices>(name: Name): Choices[Name] {
    const { choices } = TOOLBARS[name];
    const isKnown = (value: unknown): value is Choices[Name] =>
      typeof value === 'string' && Object.hasOwn(choices, value);
    const selected = globals[name];
    if (isKnown(selected)) return selected;
    warnOnce(
      `There is no ${name} "${String(selected)}"; the story shows "${DEFAULTS[name]}". ` +
        `There are: ${Object.keys(choices).join(', ')}.`,
    );
    return DEFAULTS[name];
  }
  return {
    theme: choice('theme'),
    role: choice('role'),
    state: choice('state'),
    latency: choice('latency'),
    language: choice('language'),
  };
}

function warnOnce(warning: string) {
  if (!warned.has(warning)) console.warn(warning);
  warned.add(warning);
}
