import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

interface MessageProps {
  /** An alert is a failure, and looks like one. */
  role: 'status' | 'alert';
  icon: ReactNode;
  text: string;
  /** Below the text, such as a button. */
  children?: ReactNode;
}

const Root = styled('div')(({ theme: { vars, typography, spacing } }) => ({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: spacing(2),
  padding: spacing(6, 2),
  textAlign: 'center',
  // A table of employees does not wrap its texts.
  whiteSpace: 'normal',
  '& p': { ...typography.body1, margin: 0, color: vars.palette.text.secondary },
  '& > span': {
    display: 'flex',
    padding: spacing(1.5),
    borderRadius: '50%',
    color: vars.palette.text.secondary,
    backgroundColor: vars.palette.action.hover,
  },
  '&[role="alert"]': {
    '& p': { color: vars.palette.text.primary, fontWeight: 500 },
    '& > span': {
      color: vars.palette.error.main,
      backgroundColor: `color-mix(in srgb, ${vars.palette.error.main} 12%, transparent)`,
    },
  },
}));

/** An icon, a text and what can be done, in the place of content. */
export function Message({ role, icon, text, children }: MessageProps) {
  return (
    <Root role={role}>
      <span>{icon}</span>
      <p>{text}</p>
      {children}
    </Root>
  );
}
