import { act } from '@testing-library/react';
import { answerHook } from '../../src/api/http/answerHook';
import { startReport } from '../../src/app/report/startReport';
import { failures } from '../../src/lib/code/failures';

let idleCallbacks: IdleRequestCallback[] = [];
let listening: jest.SpiedFunction<typeof window.addEventListener> | undefined;

/** Puts `contract-report` into the page, and replaces what jsdom does not have. Returns the beacons that are sent. */
export function turnOn(content: string, attributes: Record<string, string> = {}) {
  addMeta('contract-report', content, attributes);
  const beacons: { address: string; text: string }[] = [];
  Object.defineProperty(navigator, 'sendBeacon', {
    configurable: true,
    value: (address: string, text: string) => beacons.push({ address, text }) > 0,
  });
  return beacons;
}

/** As if the development server had the address of a real API. */
export function developWithApi() {
  Object.assign(import.meta.env, { DEV: true, VITE_API_BASE_URL: 'https://api.example.com' });
}

export function addMeta(name: string, content: string, attributes: Record<string, string> = {}) {
  const meta = document.createElement('meta');
  for (const [key, value] of Object.entries({ name, content, ...attributes })) {
    meta.setAttribute(key, value);
  }
  document.head.append(meta);
}

/** Starts the report as `main.tsx` does. From then on the browser is idle when `whenIdle` is called. */
export function start() {
  Object.assign(window, {
    requestIdleCallback: (callback: IdleRequestCallback) => idleCallbacks.push(callback),
  });
  listening = jest.spyOn(window, 'addEventListener');
  startReport(Promise.resolve());
}

/** Lets the browser be idle until nothing waits for it. */
export async function whenIdle() {
  await act(async () => {
    do {
      await new Promise((resolve) => setTimeout(resolve));
      idleCallbacks.splice(0).forEach((callback) => {
        callback({ didTimeout: false, timeRemaining: () => 50 });
      });
      await new Promise((resolve) => setTimeout(resolve));
    } while (idleCallbacks.length > 0);
  });
}

/** Hides the page, as closing it does. */
export function hide() {
  const state = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  state.mockRestore();
}

export async function turnOff() {
  await whenIdle();
  listening?.mock.calls.forEach(([name, listener]) => {
    window.removeEventListener(name, listener);
  });
  listening?.mockRestore();
  delete answerHook.onAnswer;
  delete failures.onFailure;
  idleCallbacks = [];
  Object.assign(import.meta.env, { DEV: false, VITE_API_BASE_URL: undefined });
  document.head.querySelectorAll('meta').forEach((meta) => {
    meta.remove();
  });
  Reflect.deleteProperty(window, 'requestIdleCallback');
  Reflect.deleteProperty(navigator, 'sendBeacon');
}
