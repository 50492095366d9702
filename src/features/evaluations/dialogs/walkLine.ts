import type { Evaluation } from '../../../api/contract';
import { nonBlank } from '../../../domain/texts';
import type { I18n } from '../../../i18n/createI18n';
import { isolatedText } from '../../../lib/text/isolatedText';

export interface WalkFacts {
  /** The person's place among those who are evaluated one after the other, counted from 1. */
  place: number;
  total: number;
  /** Of the person. */
  position: string | null | undefined;
  /** The newest evaluation of the person that has a usable date. */
  last: Evaluation | undefined;
}

/** As in '3 of 9 · Head of People · last score 6, Mar 13, 2025'. */
export function walkLine(i18n: I18n, { place, total, position, last }: WalkFacts): string {
  const { t } = i18n;
  const known = nonBlank(position);
  return [
    t('components.progress', { done: place, total }),
    ...(known === undefined ? [] : [isolatedText(i18n, known)]),
    lastText(i18n, last),
  ].join(' · ');
}

function lastText({ t, score, date }: I18n, last: Evaluation | undefined): string {
  if (!last) return t('evaluations.walk.never');
  const day = date(last.createdAt);
  return last.score === null || last.score === undefined
    ? t('evaluations.walk.lastWithoutScore', { date: day })
    : t('evaluations.walk.lastScore', { score: score(last.score), date: day });
}
