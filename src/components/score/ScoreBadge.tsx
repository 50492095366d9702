import { MAX_SCORE } from '../../domain/constants';
import { useI18n } from '../../i18n/I18nContext';

declare module 'react' {
  interface CSSProperties {
    '--score'?: number;
  }
}

interface ScoreBadgeProps {
  score: number | null | undefined;
  /** Whether it is a mean of scores, which has one decimal (specification, Figures). */
  average?: boolean;
  /** Whether the badge shows the main score of the page. */
  large?: boolean;
}

/** A score in its colour, or 'N/A' if it is missing. Screen readers read it as in '7.5 of 10'. */
export function ScoreBadge({ score, average, large }: ScoreBadgeProps) {
  const i18n = useI18n();
  // These are plain elements, styled by app/theme/rowElements.ts, because a list has a badge in every row.
  const size = { 'data-large': large ? '' : undefined };
  if (score === null || score === undefined) {
    return (
      <span className="score-badge" {...size}>
        {i18n.t('common.notAvailable')}
      </span>
    );
  }
  // The colour is that of the rounded number on screen.
  const decimals = average ? 10 : 100;
  const rounded = Math.round(score * decimals) / decimals;
  return (
    <span className="score-badge scored" {...size} style={{ '--score': rounded }}>
      {i18n.t.rich('components.score', {
        score: average ? i18n.average(rounded) : i18n.score(rounded),
        most: MAX_SCORE,
        hidden: (text) => <span className="visually-hidden">{text}</span>,
      })}
    </span>
  );
}
