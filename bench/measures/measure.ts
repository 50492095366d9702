import type { Browser } from '@playwright/test';
import type { Answers } from '../answers';
import type { Line } from '../table';

/** What a measurement is given. */
export interface Bench {
  browser: Browser;
  answers: Answers;
  /** Of the app, of the page without a framework, and of the libraries alone. */
  origins: Record<Site, string>;
  /** How often a cold open is repeated, and other things in proportion. */
  samples: number;
}

export type Subject = 'app' | 'plain';
/** The libraries without the product: what two screens need, and a trip from a list to a profile. */
export type Libraries = 'home' | 'signIn' | 'trip';
export type Site = Subject | Libraries;

export type Measure = (bench: Bench) => Promise<Line[]>;

/** One after the other, so that what slows the machine down slows both. */
export async function alternately<T>(
  times: number,
  sample: (subject: Subject) => Promise<T>,
): Promise<Record<Subject, T[]>> {
  const found: Record<Subject, T[]> = { app: [], plain: [] };
  for (let round = 0; round < times; round += 1) {
    found.app.push(await sample('app'));
    found.plain.push(await sample('plain'));
  }
  return found;
}

/** The addresses on the page of employees, whatever draws it; not those of a table that is still unseen. */
export const ROWS = 'bdi[title*="@"]:not([inert] *)';
