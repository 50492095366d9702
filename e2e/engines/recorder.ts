declare global {
  /** What went wrong on the page. */
  var problems: string[];
}

/**
 * Runs before the app, in the copy of the site that the engines open: WebKitGTK's driver has no access to
 * the console. The strict policy allows a script of the site's own.
 */
globalThis.problems = [];

const record = (problem: string) => globalThis.problems.push(problem);

const write = console.error.bind(console);
console.error = (...values: unknown[]) => {
  record(`console.error: ${values.map(String).join(' ')}`);
  write(...values);
};

window.addEventListener(
  'error',
  ({ message, target }) => {
    if (target instanceof HTMLScriptElement) record(`Not loaded: ${target.src}`);
    else if (message) record(`Uncaught: ${message}`);
  },
  // The failure of a script to load does not bubble.
  true,
);
window.addEventListener('unhandledrejection', ({ reason }) => {
  record(`Unhandled rejection: ${String(reason)}`);
});
window.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
  record(`Policy: ${effectiveDirective} ${blockedURI}`);
});

export {};
