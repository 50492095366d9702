import { act } from '@testing-library/react';
import { answerHook } from '../../src/api/http/answerHook';
import { startReport } from '../../src/app/report/startReport';
import { failures } from '../../src/lib/code/failures';
import { untilIdle } from '../../src/lib/code/runWhenIdle';

let listening: jest.SpiedFunction<typeof window.addEventListener> | undefined;

/** Acts as if the development server had the address of a real API. */
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

/** Starts the report as `main.tsx` does. Returns the beacons that are sent. */
export function start(rendered: Promise<unknown> = Promise.resolve()) {
  const beacons: { address: string; text: string }[] = [];
  const sendBeacon = (address: string, text: string) => beacons.push({ address, text }) > 0;
  Object.defineProperty(navigator, 'sendBeacon', { configurable: true, value: sendBeacon });
  listening = jest.spyOn(window, 'addEventListener');
  startReport(rendered);
  return beacons;
}

/** Waits until the code of the report is loaded and has done its checks. In jsdom, idle callbacks are timers. */
export async function whenIdle() {
  await act(async () => {
    for (let times = 0; times < 5; times += 1) await untilIdle();
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
  Object.assign(import.meta.env, { DEV: false, VITE_API_BASE_URL: undefined });
  document.head.querySelectorAll('meta').forEach((meta) => {
    meta.remove();
  });
  Reflect.deleteProperty(navigator, 'sendBeacon');
}
