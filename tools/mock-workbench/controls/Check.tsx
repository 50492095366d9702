import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const Root = styled('label')(({ theme: { vars, spacing } }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: spacing(0.75),
  minHeight: '2rem',
  '& input': { inlineSize: '1rem', blockSize: '1rem', accentColor: vars.palette.primary.main },
}));

interface CheckProps {
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
  children: ReactNode;
}

/** A check box of the browser, with its label. */
export function Check({ isChecked, onChange, children }: CheckProps) {
  return (
    <Root>
      <input
        type="checkbox"
        checked={isChecked}
        onChange={({ target }) => {
          onChange(target.checked);
        }}
      />
      <span>{children}</span>
    </Root>
  );
}
