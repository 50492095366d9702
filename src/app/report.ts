import { onCLS, onINP, onLCP, onTTFB } from 'web-vitals';
import { apiBaseUrl } from '../api/http/baseUrl';
import { failures } from '../lib/code/failures';
import { routeAt } from './routing/routeAt';

/** The maximum number of different errors per page load, and of stack lines per error. */
const LIMIT = 10;

/**
 * Sends uncaught errors and Web Vitals to this address when the page becomes hidden. The address must be at the API's
 * origin. A report contains no personal data (docs/deployment.md, Reports).
 */
export function startReport(address: string) {
  const api = new URL(apiBaseUrl(document), document.baseURI);
  const target = URL.canParse(address, api) ? new URL(address, api) : undefined;
  if (target?.origin !== api.origin) {
    console.warn(`The address of reports is not at the API's origin: ${address}. Nothing is sent.`);
    return;
  }
  const keys = new Set<string>();
  const openedAt = currentRoute();
  let errors: unknown[] = [];
  let vitals: Record<string, number> = {};

  function add(thrown: unknown) {
    const error = described(thrown);
    const key = JSON.stringify(error);
    if (keys.size >= LIMIT || keys.has(key)) return;
    keys.add(key);
    errors.push(error);
  }

  failures.onFailure = add;
  window.addEventListener('error', ({ error, filename }) => {
    // Errors of browser extensions also arrive here.
    if (filename === '' || filename.startsWith(window.location.origin)) add(error);
  });
  window.addEventListener('unhandledrejection', ({ reason }) => {
    add(reason);
  });
  for (const onVital of [onCLS, onINP, onLCP, onTTFB]) {
    onVital(({ name, value }) => {
      vitals[name] = Number(value.toFixed(3));
    });
  }
  // web-vitals listens in the capture phase, so its last values are already here.
  window.addEventListener('visibilitychange', () => {
    const isEmpty = errors.length === 0 && Object.keys(vitals).length === 0;
    if (document.visibilityState !== 'hidden' || isEmpty) return;
    // A string needs no preflight request for another origin.
    navigator.sendBeacon(target, JSON.stringify({ build: build(), openedAt, errors, vitals }));
    errors = [];
    vitals = {};
  });
}

const currentRoute = () => routeAt(window.location).route.path;

/** Returns the file name of the entry, which changes with every change of the code. */
const build = () =>
  document.querySelector('script[type="module"]')?.getAttribute('src')?.split('/').at(-1) ?? '';

/**
 * Describes an error without its message, which can contain personal data. Name and stack are reduced to known patterns
 * for the same reason.
 */
function described(error: unknown) {
  const route = currentRoute();
  if (!(error instanceof Error)) return { name: typeof error, stack: [], route };
  const { name, stack = '', message } = error;
  const folder = `${window.location.origin}${import.meta.env.BASE_URL}`;
  const places = stack
    .replace(message, '')
    .split('\n')
    .flatMap((line) => /^assets\/[\w.-]+\.js:\d+:\d+/.exec(line.split(folder)[1] ?? '') ?? []);
  return {
    name: /^[A-Z][A-Za-z]{0,30}Error$/.test(name) ? name : 'Error',
    stack: places.slice(0, LIMIT),
    route,
  };
}
