import type { Browser } from '@playwright/test';
import type { Answers } from './api';

export type Site = 'app' | 'plain';

/** What a measure works with. */
export interface Bench {
  browser: Browser;
  answers: Answers;
  origins: Record<Site, string>;
  /** The number of cold opens. Other measures repeat in proportion. */
  samples: number;
  /** The number of employees of a large list. */
  many: number;
}

export type Measure = (bench: Bench) => Promise<Line[]>;

/** A line of the table, with its samples. The figure is their median. */
export interface Line extends Record<Site, number[]> {
  name: string;
  unit: 'ms' | 'KB' | 'MB';
}

/** Samples both sites in turn, so that a slow moment of the machine affects both. */
export async function alternately<Sample>(
  times: number,
  sample: (site: Site) => Promise<Sample>,
): Promise<Record<Site, Sample[]>> {
  const found: Record<Site, Sample[]> = { app: [], plain: [] };
  for (let round = 0; round < times; round += 1) {
    found.app.push(await sample('app'));
    found.plain.push(await sample('plain'));
  }
  return found;
}

/** A line of what was sampled. A sample may have several values. */
export const lineOf = <Sample>(
  name: string,
  { app, plain }: Record<Site, Sample[]>,
  values: (sample: Sample) => number | number[],
  unit: Line['unit'] = 'ms',
): Line => ({ name, unit, app: app.flatMap(values), plain: plain.flatMap(values) });
