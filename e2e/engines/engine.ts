/** What a person looks for on a page. */
export interface Target {
  role: 'button' | 'dialog' | 'field' | 'heading' | 'link' | 'menuitemradio';
  /** The whole accessible name. */
  name: string;
}

/** An element on the page. */
export interface Found {
  /** Moves the pointer to it and presses. */
  click: () => Promise<void>;
  /** Replaces its text, key by key. */
  fill: (text: string) => Promise<void>;
}

/** A browser with one page. The two implementations hide two protocols. */
export interface Engine {
  open: (address: string) => Promise<void>;
  /** Undefined while no such element can be pressed. */
  find: (target: Target) => Promise<Found | undefined>;
  /** Whether an action failed because its element left the page or was covered after it was found. */
  isTooLate: (failure: unknown) => boolean;
  /** Runs in the page. Its answer is JSON. */
  evaluate: <Answer>(read: () => Answer) => Promise<Answer>;
  /** The errors of the page since the last call. */
  takeProblems: () => Promise<string[]>;
  close: () => Promise<void>;
}

/** Where a browser puts what is downloaded. */
export interface EngineOptions {
  downloads: string;
}
