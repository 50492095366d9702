import { env } from 'node:process';

/** `npm run e2e:endurance` runs these tests in full. In the check they are short: each change runs it. */
export const isFull = env['ENDURANCE'] === 'full';
