import BlockIcon from '@mui/icons-material/Block';
import CheckIcon from '@mui/icons-material/CheckCircleOutlined';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { SheetGrid, SheetSection } from './Sheet';

interface Example {
  /** The text is one sentence. */
  text: string;
  /** The component as the sentence describes it. */
  picture: ReactNode;
}

export interface Guidance {
  component: string;
  right: Example;
  wrong: Example;
}

/** Examples of right and wrong uses of a component, beside each other. */
export function DoAndDont({ component, right, wrong }: Guidance) {
  return (
    <SheetSection title={component}>
      <SheetGrid min="24rem">
        <Picture says="Do" icon={<CheckIcon color="success" />} {...right} />
        <Picture says="Don’t" icon={<BlockIcon color="error" />} {...wrong} />
      </SheetGrid>
    </SheetSection>
  );
}

interface PictureProps extends Example {
  says: string;
  icon: ReactNode;
}

function Picture({ says, text, icon, picture }: PictureProps) {
  return (
    <Box sx={{ display: 'grid', gridRow: 'span 2', gridTemplateRows: 'subgrid', rowGap: 1 }}>
      <Typography variant="body2" sx={{ display: 'flex', gap: 1 }}>
        {icon}
        <span>
          <b>{says}</b>
          <br />
          {text}
        </span>
      </Typography>
      {/* The picture gets no focus, which dialogs and headings would get, and screen readers ignore it. */}
      <Card inert sx={frame}>
        {picture}
      </Card>
    </Box>
  );
}

const frame = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
  p: 2,
  minHeight: '5.5rem',
  '& > :only-child': { flex: 1, minWidth: 0 },
  '&:has([role=alertdialog])': { p: 0 },
} as const;
