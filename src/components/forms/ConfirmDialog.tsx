import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useEffect, useId, type ReactNode } from 'react';
import { ignoreSamePress } from './samePress';

interface ConfirmDialogProps {
  /** The title is a question. */
  title: string;
  /** The text says what will be lost. */
  text: ReactNode;
  /** The text of the button that keeps everything. */
  keepText: string;
  /** The text of the button that confirms the loss. */
  confirmText: string;
  /** Called by the button that keeps everything, by Escape and by a click outside. */
  onClose: () => void;
  onConfirm: () => void;
}

/** A dialog that asks before something is lost. It is open while it is mounted. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, text, keepText, confirmText, onClose, onConfirm } = props;
  const textId = useId();
  useEffect(() => ignoreSamePress, []);
  return (
    <Dialog
      open
      role="alertdialog"
      fullWidth
      maxWidth="xs"
      aria-describedby={textId}
      onClose={onClose}
    >
      <DialogTitle>{title}</DialogTitle>
      <DialogContent>
        <DialogContentText id={textId}>{text}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button autoFocus variant="outlined" onClick={onClose}>
          {keepText}
        </Button>
        <Button color="error" onClick={onConfirm}>
          {confirmText}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
