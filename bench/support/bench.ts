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

export type Measure = (bench: Bench) => Promise<Line[]>;

/** Samples the sites in turn, so that a slow machine affects all of them. Returns a getter of their samples. */
export async function alternately<Name extends string, Sample>(
  sites: readonly Name[],
  times: number,
  sample: (site: Name) => Promise<Sample>,
): Promise<(site: Name) => Sample[]> {
  const found = new Map<Name, Sample[]>(sites.map((site) => [site, []]));
  for (let round = 0; round < times; round += 1) {
    for (const site of sites) found.get(site)?.push(await sample(site));
  }
  return (site) => found.get(site) ?? [];
}
