import { styled } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';

const Root = styled('div')(({ theme: { vars, typography, spacing } }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: 2,
  minWidth: 0,
  maxWidth: '100%',
  '&[data-inline]': { flexDirection: 'row', alignItems: 'center', gap: spacing(0.75) },
  '&[data-inline] > select': { minHeight: 26, paddingBlock: 0, minWidth: 0 },
  '& > label': { ...typography.caption, color: vars.palette.text.secondary },
  '& > select, & > input, & > textarea': {
    ...typography.body2,
    minHeight: '2rem',
    padding: spacing(0.25, 1),
    border: `1px solid color-mix(in srgb, ${vars.palette.text.secondary} 60%, transparent)`,
    borderRadius: 6,
    color: 'inherit',
    backgroundColor: vars.palette.background.paper,
    fontVariantNumeric: 'inherit',
    '&[aria-invalid="true"]': { borderColor: vars.palette.error.main },
    '&:disabled': { color: vars.palette.text.disabled },
  },
  '& > textarea': { fontFamily: 'ui-monospace, monospace', fontSize: '0.8125rem', lineHeight: 1.5 },
}));

interface LabelledProps {
  label: string;
  /** Whether the label is before its field. By default it is above. */
  isInline?: boolean;
  /** Renders the field, which takes the id. */
  children: (id: string) => ReactNode;
}

/** A label with its field, smaller than in the product's forms: the panel shows many of them at once. */
export function Labelled({ label, isInline = false, children }: LabelledProps) {
  const id = useId();
  return (
    <Root data-inline={isInline || undefined}>
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </Root>
  );
}
