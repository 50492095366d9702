import type { Meta as AnyMeta, StoryContext, StoryObj as AnyStory } from '@storybook/react-vite';
import type { MockChoice } from '../mocks/states/readChoice';
import { showNotice } from './notice';
import { DEFAULTS, type Choices } from './toolbars';

/** Axe's tags for WCAG 2.2 AA, which every story passes. */
export const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** The parameters that a story or a file of stories may set. */
export interface StoryParameters {
  /** Renders the screen at this address instead of the component alone. */
  address?: string;
  /** What differs from the default arrangement. A scenario or a kept state is chosen with `globals`. */
  mock?: MockChoice;
  /** The toolbars that change nothing, although the story is not under Components. */
  unaffectedBy?: readonly (keyof Choices)[];
  /** The texts of the docs page. Every file with a docs page sets them. */
  notes?: {
    /** When to use it. */
    use: string;
    /** What users of keyboards and screen readers need to know, and what helps all users to see. */
    accessibility: string[];
  };
  /** The height on the docs page, a CSS length. */
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

/** For `unaffectedBy`: a part that asks no server, and one that also does not know who is signed in. */
export const NO_SERVER = ['state', 'latency'] as const;
export const ARGUMENTS_ONLY = ['role', ...NO_SERVER] as const;

/**
 * Wraps a play function. With both themes it does nothing, because each of the two frames plays the story itself.
 * Frames play one after the other, because a page has only one focus. Wrapped functions must not call each
 * other: the inner one would wait for the lock of the outer one.
 */
export function play(act: (context: StoryContext) => Promise<void>) {
  return async (context: StoryContext) => {
    if (context.globals['theme'] === 'both') return;
    try {
      // An insecure context has none, although the type says otherwise.
      if ('locks' in navigator) await navigator.locks.request('play', () => act(context));
      else await act(context);
    } catch (error) {
      if (!hasOtherState(context)) throw error;
      showNotice(
        'The steps of this story stopped: the toolbar has chosen something else than they need.',
      );
    }
  };
}

/** Whether a toolbar has chosen what the story does not expect. */
function hasOtherState(context: StoryContext): boolean {
  const globals: Record<string, unknown> = context.globals;
  const storyGlobals = context['storyGlobals'] as Record<string, unknown>;
  return (['state', 'role'] as const).some(
    (name) => globals[name] !== (storyGlobals[name] ?? DEFAULTS[name]),
  );
}
