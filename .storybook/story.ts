import type { Meta as AnyMeta, StoryContext, StoryObj as AnyStory } from '@storybook/react-vite';
import type { MockChoice } from '../mocks/scenarios/chooseConfig';
import { showNotice } from './notice';
import { DEFAULTS, type Choices } from './toolbars';

/** Axe's tags for WCAG 2.2 AA, which every story passes. */
export const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** The parameters that a story or a file of stories may set. */
export interface StoryParameters {
  /** Renders the screen at this address instead of the component alone. */
  address?: string;
  /** The differences from the default config. For a scenario, set `globals`. */
  mock?: MockChoice;
  /** The toolbars without an effect on the story. Stories under Components do not need this list. */
  unaffectedBy?: readonly (keyof Choices)[];
  /** The texts of the docs page. Every file with a docs page sets them. */
  notes?: {
    /** A text that explains when to use the component. */
    use: string;
    /** Notes on the keyboard, screen readers and visibility. */
    accessibility: string[];
  };
  /** The height on the docs page, as a CSS length. */
  docsHeight?: string;
  /** The beginnings of the errors that the story must log. */
  logs?: string[];
  /** The beginnings of errors that the story may log. If two reads fail, the first can cancel the other. */
  mayLog?: string[];
}

interface Typed {
  parameters?: StoryParameters;
  globals?: Partial<Choices>;
}

/** Storybook's types accept any parameter and any global. These refuse a misspelt one. */
export type Meta<Component = object> = Omit<AnyMeta<Component>, keyof Typed> & Typed;
export type StoryObj<Described = object> = Omit<AnyStory<Described>, keyof Typed> & Typed;

/**
 * The values of `unaffectedBy` for components that call no API, and for those that also do not depend on the session.
 */
export const NO_SERVER = ['state', 'latency'] as const;
export const ARGUMENTS_ONLY = ['role', ...NO_SERVER] as const;

/**
 * Wraps a play function. With both themes it does nothing, because each of the two iframes plays the story itself. The
 * iframes of a page play in sequence, because a page has only one focus. Wrapped functions must not call each other: the
 * inner one would wait for the lock of the outer one.
 */
export function play(act: (context: StoryContext) => Promise<void>) {
  return async (context: StoryContext) => {
    if (context.globals['theme'] === 'both') return;
    try {
      // An insecure context has no locks, although the type says otherwise.
      if ('locks' in navigator) await navigator.locks.request('play', () => act(context));
      else await act(context);
    } catch (error) {
      if (!hasOtherState(context)) throw error;
      showNotice(
        'The steps of this story stopped, because they need other choices in the toolbar.',
      );
    }
  };
}

/** Whether a toolbar has a value that the steps of the story do not expect. */
function hasOtherState(context: StoryContext): boolean {
  const globals: Record<string, unknown> = context.globals;
  const storyGlobals = context['storyGlobals'] as Record<string, unknown>;
  return (['state', 'role'] as const).some(
    (name) => globals[name] !== (storyGlobals[name] ?? DEFAULTS[name]),
  );
}
