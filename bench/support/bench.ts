import type { Browser } from '@playwright/test';
import type { Answers } from './answers';
import type { Site } from './sites';
import type { Line } from './table';

/** The arguments of a measurement. */
export interface Bench {
  browser: Browser;
  answers: Answers;
  origins: Record<Site, string>;
  /** The number of cold opens. Other measurements are repeated in proportion. */
  samples: number;
}

export type Subject = 'app' | 'plain';

export type Measure = (bench: Bench) => Promise<Line[]>;

/** Samples the subjects in turn, so that a slow machine affects all of them. Returns a getter of their samples. */
export async function alternately<Name extends string, Sample>(
  subjects: readonly Name[],
  times: number,
  sample: (subject: Name) => Promise<Sample>,
): Promise<(subject: Name) => Sample[]> {
  const found = new Map<Name, Sample[]>(subjects.map((subject) => [subject, []]));
  for (let round = 0; round < times; round += 1) {
    for (const subject of subjects) found.get(subject)?.push(await sample(subject));
  }
  return (subject) => found.get(subject) ?? [];
}
