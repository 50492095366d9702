import type { Clock } from './arrangement';

/** The time that new records get. */
export function timeOf(clock: Clock | undefined): Date {
  if (!clock) return new Date();
  return 'fixed' in clock ? new Date(clock.fixed) : new Date(Date.now() + clock.offset);
}
