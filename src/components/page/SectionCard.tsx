import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';

interface SectionCardProps {
  title: string;
  /** A button or a link at the end of the heading's row. */
  action?: ReactNode;
  /** Whether the content reaches the card's edges, as a table does. */
  flush?: boolean;
  children: ReactNode;
}

const Header = styled('div')(({ theme: { typography, breakpoints, spacing } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: spacing(1, 2),
  padding: spacing(1.5, 2),
  [breakpoints.up('sm')]: { padding: spacing(2.5, 3, 1.5) },
  breakAfter: 'avoid',
  // As high as a small button, which may come later.
  '& > h2': { ...typography.h2, margin: 0, paddingBlock: spacing(0.5) },
}));

const Content = styled('div')(({ theme: { breakpoints, spacing } }) => ({
  padding: spacing(0, 2, 2),
  [breakpoints.up('sm')]: { padding: spacing(0, 3, 3) },
}));

/** A titled part of a page. */
export function SectionCard({ title, action, flush = false, children }: SectionCardProps) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id}>
      <Header>
        <h2 id={id}>{title}</h2>
        {action}
      </Header>
      {flush ? children : <Content>{children}</Content>}
    </Card>
  );
}
