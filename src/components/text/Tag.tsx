import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const Root = styled('bdi')({
  display: 'inline-block',
  boxSizing: 'border-box',
  maxWidth: '100%',
  padding: '1px 8px',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  verticalAlign: 'middle',
  border: '1px solid var(--mui-palette-divider)',
  borderRadius: 7,
  fontSize: '0.8125rem',
  fontWeight: 500,
});

/** A short word that names a group, such as a person's role. */
export function Tag({ children }: { children: ReactNode }) {
  return <Root>{children}</Root>;
}
