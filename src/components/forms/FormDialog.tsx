import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { useFormikContext, type FormikValues } from 'formik';
import { useId, type ReactNode } from 'react';
import type { ObjectSchema } from 'yup';
import { Form, FormElement, type FormProps } from './Form';

interface FrameProps {
  title: string;
  /** Called by Cancel, Escape, a click outside, and after a save that worked. */
  onClose: () => void;
  /** The fields. */
  children: ReactNode;
}

/**
 * A dialog with a form, Cancel and Save (decision 22). It closes when `onSubmit` resolves and stays, with
 * what was typed, when it rejects. Mount it only while it is open: that is what clears it.
 */
export function FormDialog<Schema extends ObjectSchema<FormikValues>, Values extends FormikValues>({
  title,
  onClose,
  onSubmit,
  children,
  ...form
}: FormProps<Schema, Values> & FrameProps) {
  return (
    <Form
      {...form}
      onSubmit={async (values) => {
        await onSubmit(values);
        onClose();
      }}
    >
      <Frame title={title} onClose={onClose}>
        {children}
      </Frame>
    </Form>
  );
}

function Frame({ title, onClose, children }: FrameProps) {
  const { isSubmitting } = useFormikContext();
  const titleId = useId();

  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      aria-labelledby={titleId}
      onClose={() => {
        if (!isSubmitting) onClose();
      }}
    >
      <FormElement focusFirst>
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <DialogContent>
          <Stack sx={{ gap: 2.5 }}>{children}</Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} disabled={isSubmitting} color="inherit">
            Cancel
          </Button>
          <Button type="submit" variant="contained" loading={isSubmitting}>
            Save
          </Button>
        </DialogActions>
      </FormElement>
    </Dialog>
  );
}
