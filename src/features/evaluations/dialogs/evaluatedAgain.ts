import type { Evaluation } from '../../../api/contract';
import { isSameEmail } from '../../../domain/sameEmail';
import type { I18n } from '../../../i18n/createI18n';
import { newestOf } from '../../../lib/text/createdTime';

const DAY = 86_400_000;

/**
 * Returns a text that says that the user has evaluated the person within the last day, as in 'You evaluated this person
 * 2 hours ago, with a score of 7.'; undefined if that is not known.
 * @param evaluations The evaluations of the person.
 * @param email The user's e-mail address.
 */
export function evaluatedAgain(
  i18n: I18n,
  evaluations: readonly Evaluation[],
  email: string | undefined,
  now: number,
): string | undefined {
  const own = evaluations.filter(({ evaluator }) => isSameEmail(evaluator?.email, email));
  const newest = newestOf(own, now);
  if (!newest || now - newest.time >= DAY) return undefined;
  const { createdAt, score } = newest.record;
  const ago = createdAt?.includes('T')
    ? i18n.hoursAgo(newest.time, now)
    : i18n.ago(newest.time, now);
  return score === null || score === undefined
    ? i18n.t('evaluations.again', { ago })
    : i18n.t('evaluations.againWithScore', { ago, score: i18n.score(score) });
}
