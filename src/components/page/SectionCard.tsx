import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';

interface SectionCardProps {
  title: string;
  /** Whether the content reaches the card's edges, as a table does. */
  flush?: boolean;
  children: ReactNode;
}

const Heading = styled('h2')(({ theme: { typography, breakpoints, spacing } }) => ({
  ...typography.h2,
  margin: 0,
  padding: spacing(2),
  [breakpoints.up('sm')]: { padding: spacing(3, 3, 2) },
}));

const Content = styled('div')(({ theme: { breakpoints, spacing } }) => ({
  padding: spacing(0, 2, 2),
  [breakpoints.up('sm')]: { padding: spacing(0, 3, 3) },
}));

/** A titled part of a page. */
export function SectionCard({ title, flush = false, children }: SectionCardProps) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id}>
      <Heading id={id}>{title}</Heading>
      {flush ? children : <Content>{children}</Content>}
    </Card>
  );
}
