import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { PageHeading } from './PageHeading';

interface PageCardProps {
  /** The page's heading. */
  title: string;
  /** The first part of the document's title, if it is not the heading. */
  documentTitle?: string;
  description: string;
  /** What the heading row offers on its right. */
  actions?: ReactNode;
  children: ReactNode;
}

/** The card that is a whole page: heading, description, actions, content. */
export function PageCard({ title, documentTitle, description, actions, children }: PageCardProps) {
  return (
    <Card>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'flex-start',
          gap: 2,
          px: { xs: 2, sm: 3 },
          pt: { xs: 2.5, sm: 3 },
          pb: 2,
        }}
      >
        <Box sx={{ flex: '1 1 16rem', minWidth: 0 }}>
          <PageHeading title={title} documentTitle={documentTitle} />
          <Typography color="textSecondary" sx={{ mt: 0.5 }}>
            {description}
          </Typography>
        </Box>
        {actions}
      </Box>
      {children}
    </Card>
  );
}
