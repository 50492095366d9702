import ButtonBase from '@mui/material/ButtonBase';
import { styled, type SxProps, type Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { copyText } from '../../src/components/controls/copyText';

interface TokenProps {
  /** The text that a press copies. */
  value: string;
  sx: SxProps<Theme>;
  /** The name, the value, and an example. */
  children: ReactNode;
}

/** A token of the theme. A press copies its value, which a toast confirms. */
export function Token({ value, sx, children }: TokenProps) {
  return (
    <Root sx={sx} onClick={() => void copyText(value, `Copied: ${value}`)}>
      {children}
    </Root>
  );
}

const Root = styled(ButtonBase)(({ theme: { shape, vars } }) => ({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  justifyContent: 'start',
  width: '100%',
  borderRadius: shape.borderRadius,
  font: 'inherit',
  textAlign: 'start',
  '&:hover': { backgroundColor: vars.palette.action.hover },
}));
