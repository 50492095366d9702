import { styled } from '@mui/material/styles';

const MOST = 10;

const List = styled('ul')(({ theme: { vars, typography, spacing } }) => ({
  ...typography.body2,
  margin: 0,
  paddingInlineStart: spacing(2.5),
  color: vars.palette.error.main,
  overflowWrap: 'anywhere',
}));

/** Why something was refused. Nothing has changed. */
export function Problems({ problems }: { problems: readonly string[] }) {
  const more = problems.length - MOST;
  return (
    <div role="alert">
      {problems.length > 0 && (
        <List>
          {problems.slice(0, MOST).map((problem, index) => (
            // Two problems can have the same words.
            <li key={index}>{problem}</li>
          ))}
          {more > 0 && <li>and {more} more</li>}
        </List>
      )}
    </div>
  );
}
