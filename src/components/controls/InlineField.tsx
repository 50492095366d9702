import FormLabel from '@mui/material/FormLabel';
import Stack from '@mui/material/Stack';
import { useId, type ReactNode } from 'react';
import { below, BREAKPOINTS } from '../page/breakpoints';
import { CONTROL_HEIGHT } from './controlHeight';

interface InlineFieldProps {
  label: string;
  /** The text that is printed in place of the control. Without it, the field is not printed. */
  printed?: string | undefined;
  /** Renders an input of MUI with this id. */
  children: (id: string) => ReactNode;
}

const PHONE = `@media screen and ${below(BREAKPOINTS.sm)}`;

/** The style of the parent of fields that are below each other on a phone. Their controls have the same width. */
export const alignedFields = {
  [PHONE]: {
    display: 'grid',
    gridTemplateColumns: 'fit-content(50%) minmax(0, 1fr)',
    '& > *': { gridColumn: '1 / -1' },
    '& > [data-field]': { display: 'grid', gridTemplateColumns: 'subgrid' },
    '& > [data-field] > label': { whiteSpace: 'normal' },
  },
} as const;

/** A label with its control in one line, for the row above a list. */
export function InlineField({ label, printed, children }: InlineFieldProps) {
  const id = useId();
  return (
    <Stack direction="row" data-field data-printed={printed} sx={style}>
      <FormLabel htmlFor={id}>{label}</FormLabel>
      {children(id)}
    </Stack>
  );
}

const style = {
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1,
  minWidth: 0,
  '& > label': { position: 'static', mb: 0, fontWeight: 400, whiteSpace: 'nowrap' },
  '& > .MuiInputBase-root': {
    // Enlarged text puts the control below its label.
    flex: '1 1 6rem',
    maxWidth: 'max-content',
    height: CONTROL_HEIGHT,
    bgcolor: 'background.paper',
    typography: 'body2',
    '& .MuiInputBase-input': {
      boxSizing: 'border-box',
      maxWidth: '14rem',
      height: '100%',
      py: 0,
    },
    '&:has(:user-invalid) fieldset': { borderColor: 'error.main' },
  },
  // On a phone the control reaches the edge of the screen's content.
  [PHONE]: {
    flexGrow: 1,
    '& > .MuiInputBase-root': {
      maxWidth: 'none',
      '& .MuiInputBase-input': { maxWidth: 'none' },
    },
  },
  '@media print': {
    '&:not([data-printed]), & > .MuiInputBase-root': { display: 'none' },
    '&::after': { content: 'attr(data-printed)', fontWeight: 600, typography: 'body2' },
  },
} as const;
