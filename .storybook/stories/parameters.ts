import type { MockChoice } from '../../mocks/states/readChoice';

/** The parameters that a story or a file of stories may set in addition to Storybook's own. */
export interface StoryParameters {
  /** Renders the screen at this address instead of the component alone. */
  address?: string;
  /** A kept state, or what differs from the default arrangement. A scenario is chosen with `globals`. */
  mock?: MockChoice;
  /** Whether nobody is signed in. */
  signedOut?: boolean;
  /** The texts of the docs page. Every file has them. */
  notes?: {
    /** When to use it. */
    use: string;
    /** What users of keyboards and screen readers need to know, and what helps all users to see it. */
    accessibility: string[];
  };
  /** The height on the docs page, a CSS length. */
  docsHeight?: string;
  /** The beginnings of the errors that the story must log (specification, Logs). */
  logs?: string[];
  /** The beginnings of errors that the story may log. Of two reads that fail, the first can cancel the other. */
  mayLog?: string[];
}
