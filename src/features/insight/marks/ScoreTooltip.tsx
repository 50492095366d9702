import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import { ChartsTooltipContainer, useItemTooltip } from '@mui/x-charts/ChartsTooltip';
import { display, displayDate } from '../../../lib/text/display';
import type { Rated } from '../numbers/scored';

/** Characters of a note that a tooltip shows. */
const NOTE_LENGTH = 160;

const Root = styled(Paper)(({ theme: { typography, vars, spacing } }) => ({
  ...typography.body2,
  maxWidth: 'min(20rem, calc(100vw - 2rem))',
  padding: spacing(1, 1.5),
  border: `1px solid ${vars.palette.divider}`,
  boxShadow: '0 2px 10px rgb(0 0 0 / 0.2)',
  overflowWrap: 'anywhere',
  '& p': { margin: 0 },
  '& .quiet': { color: vars.palette.text.secondary },
}));

/** What is behind a mark. `find` knows the evaluation by its series and its place in that. */
export function ScoreTooltip({ find }: { find: FindScore }) {
  return (
    <ChartsTooltipContainer trigger="item">
      <Content find={find} />
    </ChartsTooltipContainer>
  );
}

export type FindScore = (seriesId: string | number, index: number) => Rated | undefined;

function Content({ find }: { find: FindScore }) {
  const item = useItemTooltip<'scatter'>();
  const rated = item && find(item.identifier.seriesId, item.identifier.dataIndex);
  if (!rated) return null;
  const { score, evaluation } = rated;
  const note = evaluation.note ?? '';
  return (
    <Root>
      <p>
        <strong>{score}</strong> by <bdi>{display(evaluation.evaluator?.name)}</bdi>
      </p>
      <p className="quiet">{displayDate(evaluation.createdAt)}</p>
      {note !== '' && (
        <p dir="auto">{note.length > NOTE_LENGTH ? `${note.slice(0, NOTE_LENGTH)}…` : note}</p>
      )}
    </Root>
  );
}
