import Box from '@mui/material/Box';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import type { SxProps } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Initials } from '../person/Initials';

export interface DialogHeadProps {
  title: ReactNode;
  /** The person that the form is about. Their initials are shown before the title. */
  person?: { id?: string | null; name?: string | null } | undefined;
  /** A text below the title that says what the form is about. */
  subtitle?: ReactNode;
  subtitleId: string;
}

/** The title of a dialog and the text below it, both beside a person's initials. */
export function DialogHead({ title, person, subtitle, subtitleId }: DialogHeadProps) {
  return (
    <Box sx={style}>
      {person && <Initials {...person} />}
      <div>
        <DialogTitle sx={{ p: 0 }}>{title}</DialogTitle>
        {subtitle && (
          <DialogContentText id={subtitleId} variant="body2" sx={{ textWrap: 'balance' }}>
            {subtitle}
          </DialogContentText>
        )}
      </div>
    </Box>
  );
}

const style = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  px: 3,
  pt: 2,
  '& > div': { minWidth: 0 },
} satisfies SxProps;
