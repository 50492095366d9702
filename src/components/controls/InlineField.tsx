import FormControlLabel from '@mui/material/FormControlLabel';
import type { ReactElement } from 'react';
import { CONTROL_HEIGHT } from './controlHeight';

interface InlineFieldProps {
  label: string;
  /** An input of MUI. */
  control: ReactElement;
  /** What stands on paper in place of the control. Without it, the field is not printed. */
  printed?: string | undefined;
}

/** A label with its control in one line, for the row above a list. */
export function InlineField({ label, control, printed }: InlineFieldProps) {
  return (
    <FormControlLabel
      label={label}
      labelPlacement="start"
      control={control}
      data-printed={printed}
      sx={style}
    />
  );
}

const style = {
  gap: 1,
  minWidth: 0,
  mx: 0,
  '& > .MuiInputBase-root': {
    minWidth: 0,
    maxWidth: '14rem',
    height: CONTROL_HEIGHT,
    bgcolor: 'background.paper',
    typography: 'body2',
    '& .MuiInputBase-input': { py: 0, paddingInlineStart: 1, height: '100%' },
    '&:has(:user-invalid) fieldset': { borderColor: 'error.main' },
  },
  '@media print': {
    '&:not([data-printed]), & > .MuiInputBase-root': { display: 'none' },
    // The label is drawn after its control, in the reverse order.
    '&::before': { content: 'attr(data-printed)', fontWeight: 600, typography: 'body2' },
  },
} as const;
