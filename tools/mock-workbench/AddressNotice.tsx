import InfoIcon from '@mui/icons-material/InfoOutlined';
import CloseIcon from '@mui/icons-material/Close';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { PageWidth } from '../../src/components/page/PageWidth';

// It stands above the page, and scrolls away with it, so that it covers nothing.
const Bar = styled('div')(({ theme: { vars, typography, spacing } }) => ({
  borderBlockEnd: `1px solid ${vars.palette.divider}`,
  color: vars.palette.text.secondary,
  backgroundColor: vars.palette.background.paper,
  '@media print': { display: 'none' },
  '& > div': { display: 'flex', gap: spacing(1.5), paddingBlock: spacing(0.75) },
  '& svg': { flex: 'none', marginBlock: 5 },
  '& > div > div': {
    flex: 1,
    minWidth: 0,
    // A broken link can have hundreds of problems.
    maxHeight: '40vh',
    overflow: 'auto',
    paddingBlock: 5,
    overflowWrap: 'anywhere',
  },
  '& p': { ...typography.caption, margin: 0 },
  '& p:first-of-type': { ...typography.body2, color: vars.palette.text.primary, fontWeight: 600 },
  '& button': { alignSelf: 'flex-start' },
}));

/** Says that `?mock=` in the address chose nothing, and why. */
export function AddressNotice({ problems }: { problems: readonly string[] }) {
  const [isClosed, setIsClosed] = useState(false);
  if (isClosed) return null;
  return (
    <Bar role="status" aria-label="Notice of the mock">
      <PageWidth>
        <InfoIcon fontSize="small" />
        <div>
          {problems.map((problem) => (
            <p key={problem}>{problem}</p>
          ))}
        </div>
        <IconButton
          size="small"
          aria-label="Close notice"
          onClick={() => {
            setIsClosed(true);
          }}
        >
          <CloseIcon fontSize="small" />
        </IconButton>
      </PageWidth>
    </Bar>
  );
}
