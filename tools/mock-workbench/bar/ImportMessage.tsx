import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { realOperations } from '../../../mocks/engine/rules';
import { Note } from '../controls/Note';
import type { Import } from './useImport';

const MOST = 10;

const Root = styled('div')(({ theme: { vars, typography, spacing } }) => ({
  flexBasis: '100%',
  '& > div': { display: 'flex', alignItems: 'flex-start', gap: spacing(1) },
  '& > div > ul, & > div > p': { flex: 1, minInlineSize: 0 },
  '& ul': {
    ...typography.body2,
    margin: 0,
    paddingInlineStart: spacing(2.5),
    color: vars.palette.error.main,
    overflowWrap: 'anywhere',
  },
}));

/** What a link or a file lacks, or the host that a file names. */
export function ImportMessage({ problems, asked, confirm, close }: Import) {
  const more = problems.length - MOST;
  return (
    <Root role="alert">
      {problems.length > 0 && (
        <div>
          <ul>
            {problems.slice(0, MOST).map((problem, index) => (
              // Two problems can have the same words.
              <li key={index}>{problem}</li>
            ))}
            {more > 0 && <li>and {more} more</li>}
          </ul>
          <Button size="small" onClick={close}>
            OK
          </Button>
        </div>
      )}
      {asked && (
        <div>
          <Note data-tone="error">
            {asked.name} sends calls, and what they carry, to {asked.arrangement.realHost}:{' '}
            {realOperations(asked.arrangement).join(', ') || 'every operation that becomes Real'}.
          </Note>
          <Button size="small" variant="outlined" onClick={confirm}>
            Open it
          </Button>
          <Button size="small" onClick={close}>
            Cancel
          </Button>
        </div>
      )}
    </Root>
  );
}
