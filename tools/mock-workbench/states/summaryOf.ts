import type { Arrangement, Clock } from '../../../mocks/engine/arrangement';
import type { Persona } from '../../../mocks/engine/persona';

const DAY = 86_400_000;

const PERSONAS: Partial<Record<Persona, string>> = {
  signedOut: 'nobody is signed in',
  expired: 'the token has expired',
  noRole: 'no role',
};

/** What a state does, in one line. */
export function summaryOf(arrangement: Arrangement): string {
  const { scenario, persona, clock, seed, rules, changes, recordings } = arrangement;
  const operations = Object.keys(rules);
  const changed = changes ? Object.values(changes).flat().length : 0;
  const answers = answersIn(arrangement);
  const parts = [
    scenario !== 'default' && `scenario ${scenario}`,
    operations.length > 0 && `rules for ${operations.join(', ')}`,
    persona && (PERSONAS[persona] ?? `signed in as ${persona}`),
    clock && timeText(clock),
    seed && `${count(seed.employees, 'employee')} and ${count(seed.evaluations, 'evaluation')}`,
    changed > 0 && count(changed, 'changed record'),
    recordings.length > 0 && count(answers, 'recorded answer'),
  ];
  return parts.filter(Boolean).join(' · ') || 'nothing differs from the default';
}

export const answersIn = ({ recordings }: Pick<Arrangement, 'recordings'>) =>
  recordings.reduce((sum, { answers }) => sum + answers.length, 0);

export const count = (number: number, noun: string) =>
  `${number.toLocaleString('en')} ${noun}${number === 1 ? '' : 's'}`;

function timeText(clock: Clock): string {
  if ('fixed' in clock) return `the time stands at ${clock.fixed}`;
  const days = Math.round(clock.offset / DAY);
  return `${count(Math.abs(days), 'day')} ${days < 0 ? 'earlier' : 'later'}`;
}
