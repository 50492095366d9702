/** Identifies an element on the page. */
export interface Target {
  role: 'button' | 'dialog' | 'field' | 'heading' | 'link' | 'menuitemradio';
  /** The whole accessible name. */
  name: string;
}

/** A handle of an element on the page. */
export interface FoundElement {
  click: () => Promise<void>;
  /** Replaces the text of the field, key by key. */
  fill: (text: string) => Promise<void>;
}

/** A browser with one page. Each implementation uses another protocol. */
export interface Engine {
  open: (address: string) => Promise<void>;
  /** Finds the element. Undefined if there is no such element that can be clicked. */
  find: (target: Target) => Promise<FoundElement | undefined>;
  /** Whether an action failed because its element was removed or covered after it was found. */
  isStaleElementError: (failure: unknown) => boolean;
  /** Runs a function in the page. Its result must be JSON. */
  evaluate: <Result>(read: () => Result) => Promise<Result>;
  /** Returns the errors of the page since the last call. */
  takeProblems: () => Promise<string[]>;
  close: () => Promise<void>;
}

export interface EngineOptions {
  /** The folder for downloads. */
  downloads: string;
}
