import type { Evaluation } from '../../../api/contract';
import { nonBlank } from '../../../domain/texts';
import type { I18n } from '../../../i18n/createI18n';
import { DOT } from '../../../lib/text/dot';
import { isolatedText } from '../../../lib/text/isolatedText';

export interface QueueDetails {
  /** The person's place among those who are evaluated one after the other, counted from 1. */
  place: number;
  total: number;
  /** The position that the person has in the company. */
  position: string | null | undefined;
  /** The newest evaluation of the person that has a usable date; null without one, undefined where it is not known. */
  last: Evaluation | null | undefined;
  /** Whether `last` is the newest of the user's own evaluations, and not of everybody's. */
  isOwn?: boolean | undefined;
}

/** Returns a line as in '3 of 9 · Head of People · last score 6, Mar 13, 2025'. */
export function queueLine(
  i18n: I18n,
  { place, total, position, last, isOwn }: QueueDetails,
): string {
  const { t } = i18n;
  const positionText = nonBlank(position);
  return [
    t('components.progress', { done: place, total }),
    ...(positionText === undefined ? [] : [isolatedText(i18n, positionText)]),
    ...(last === undefined ? [] : [lastText(i18n, last, isOwn)]),
  ].join(DOT);
}

function lastText(i18n: I18n, last: Evaluation | null, isOwn = false): string {
  const { t } = i18n;
  if (!last) return t(isOwn ? 'evaluations.queue.notByYou' : 'evaluations.queue.never');
  const date = i18n.date(last.createdAt);
  if (last.score === null || last.score === undefined) {
    return t(
      isOwn ? 'evaluations.queue.yourLastWithoutScore' : 'evaluations.queue.lastWithoutScore',
      {
        date,
      },
    );
  }
  return t(isOwn ? 'evaluations.queue.yourLastScore' : 'evaluations.queue.lastScore', {
    score: i18n.score(last.score),
    date,
  });
}
