import { env } from 'node:process';

/** `npm run e2e:endurance` runs these tests in full. `npm run check` runs a short version. */
export const isFull = env['ENDURANCE'] === 'full';
