/** What a story, or the stories of a file, may say beside Storybook's own parameters. */
export interface StoryParameters {
  /** Draws the app's screen at this address instead of the component alone. */
  address?: string;
  /** Whether nobody is signed in. */
  signedOut?: boolean;
  /** For the component's docs page. Every file has them. */
  notes?: {
    /** When to use it. */
    use: string;
    /** What keyboards, screen readers and eyes get from it. */
    accessibility: string[];
  };
  /** How tall it is on the docs page, a CSS length. */
  docsHeight?: string;
  /** What must be logged as errors: each starts with one of these (spec section 8). */
  logs?: string[];
  /** What may be logged besides: of two reads that fail, the first can end the other. */
  mayLog?: string[];
}
