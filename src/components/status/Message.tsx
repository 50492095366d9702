import Stack from '@mui/material/Stack';
import type { SxProps } from '@mui/material/styles';
import type { ReactNode } from 'react';

interface MessageProps {
  /** With `alert`, the message looks like a failure. */
  role: 'status' | 'alert';
  /** The icon in a `span`, the text in a `p`, further text in a `small`, and buttons or links. */
  children: ReactNode;
}

const message = {
  alignItems: 'center',
  gap: 2,
  px: 2,
  py: 5,
  textAlign: 'center',
  // The employees table sets `nowrap`.
  whiteSpace: 'normal',
  '& p': { typography: 'body1', m: 0, color: 'text.secondary' },
  '& small': { typography: 'body2', color: 'text.secondary' },
  '& > span': {
    display: 'flex',
    p: 1.5,
    borderRadius: '50%',
    color: 'text.secondary',
    bgcolor: 'action.hover',
  },
  '&[role="alert"]': {
    '& p': { typography: 'h2', color: 'text.primary' },
    '& > span': {
      color: 'error.main',
      bgcolor: 'color-mix(in srgb, var(--mui-palette-error-main) 12%, transparent)',
    },
  },
} satisfies SxProps;

/** A message that replaces content. */
export function Message({ role, children }: MessageProps) {
  return (
    <Stack role={role} sx={message}>
      {children}
    </Stack>
  );
}
