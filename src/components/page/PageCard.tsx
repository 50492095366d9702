import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { PageHeading } from './PageHeading';

interface PageCardProps {
  /** The page's heading. */
  title: string;
  /** The first part of the document's title, where it is not the heading. */
  documentTitle?: string;
  description: string;
  /** Buttons at the end of the heading row. */
  actions?: ReactNode;
  children: ReactNode;
}

const HeadingRow = styled('div')(({ theme: { vars, typography, breakpoints, spacing } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: spacing(2),
  padding: spacing(2.5, 2, 2),
  [breakpoints.up('sm')]: { padding: spacing(3, 3, 2) },
  '& > div:first-of-type': { flex: '1 1 16rem', minWidth: 0 },
  '& > div > p': {
    ...typography.body1,
    margin: 0,
    marginTop: spacing(0.5),
    color: vars.palette.text.secondary,
  },
}));

/** A card that is a whole page: heading, description, actions and content. */
export function PageCard({ title, documentTitle, description, actions, children }: PageCardProps) {
  return (
    <Card>
      <HeadingRow>
        <div>
          <PageHeading title={title} documentTitle={documentTitle} />
          <p>{description}</p>
        </div>
        {actions}
      </HeadingRow>
      {children}
    </Card>
  );
}
