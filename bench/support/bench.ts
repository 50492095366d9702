import type { Browser } from '@playwright/test';
import type { Answers } from './answers';
import type { Site } from './sites';
import type { Line } from './table';

/** What a measurement is given. */
export interface Bench {
  browser: Browser;
  answers: Answers;
  origins: Record<Site, string>;
  /** How often a cold open is repeated, and other things in proportion. */
  samples: number;
}

export type Subject = 'app' | 'plain';

export type Measure = (bench: Bench) => Promise<Line[]>;

/** One after the other, so that what slows the machine down slows all. Answers the samples of each. */
export async function alternately<Of extends string, Sample>(
  subjects: readonly Of[],
  times: number,
  sample: (subject: Of) => Promise<Sample>,
): Promise<(subject: Of) => Sample[]> {
  const found = new Map<Of, Sample[]>(subjects.map((subject) => [subject, []]));
  for (let round = 0; round < times; round += 1) {
    for (const subject of subjects) found.get(subject)?.push(await sample(subject));
  }
  return (subject) => found.get(subject) ?? [];
}
