import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const Root = styled('div')(({ theme: { typography } }) => ({
  '& > .repeated': { display: 'none' },
  '@media print': {
    display: 'table',
    tableLayout: 'fixed',
    width: '100%',
    '& > .repeated': {
      ...typography.caption,
      display: 'table-header-group',
      // Chromium repeats a header only if it must not be divided.
      breakInside: 'avoid',
    },
    '& > div > div': { display: 'table-cell', overflowWrap: 'anywhere' },
    '& > .repeated > div': { paddingBottom: 8 },
  },
}));

interface PrintedSheetProps {
  /** The subject of the pages, such as the name of a person. */
  about: ReactNode;
  children: ReactNode;
}

/**
 * Content that can take several pages on paper. Each page begins with the subject, because browsers repeat the header
 * of a table.
 */
export function PrintedSheet({ about, children }: PrintedSheetProps) {
  return (
    <Root>
      <div className="repeated">
        <div>{about}</div>
      </div>
      <div>
        <div className="content">{children}</div>
      </div>
    </Root>
  );
}
