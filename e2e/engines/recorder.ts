declare global {
  /** The errors of the page. */
  var problems: string[];
}

/**
 * Records the errors of the page, because WebKitGTK's driver has no access to the console. This is a file of the site,
 * as the Content Security Policy requires, and runs before the app.
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
  // The error event of a script that cannot be loaded does not bubble.
  true,
);
window.addEventListener('unhandledrejection', ({ reason }) => {
  record(`Unhandled rejection: ${String(reason)}`);
});
window.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
  record(`Policy: ${effectiveDirective} ${blockedURI}`);
});

export {};
