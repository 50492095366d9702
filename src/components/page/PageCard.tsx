import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import type { SxProps } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { PageHeading } from './PageHeading';

interface PageCardProps {
  title: string;
  /** The first part of the document's title if it is not the heading. */
  documentTitle?: string;
  description: ReactNode;
  /** Buttons at the end of the heading row. */
  actions?: ReactNode;
  children: ReactNode;
}

const headingRow = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  rowGap: 1.5,
  columnGap: 2,
  px: { xs: 2, sm: 3 },
  pt: { xs: 1.5, sm: 2 },
  pb: 1.5,
} satisfies SxProps;

/** A card that is a whole page: heading, description, actions and content. */
export function PageCard({ title, documentTitle, description, actions, children }: PageCardProps) {
  return (
    <Card>
      <Box sx={headingRow}>
        <Box sx={{ flex: '1 1 16rem', minWidth: 0 }}>
          <PageHeading title={title} documentTitle={documentTitle} />
          <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5, textWrap: 'balance' }}>
            {description}
          </Typography>
        </Box>
        {actions}
      </Box>
      {children}
    </Card>
  );
}
