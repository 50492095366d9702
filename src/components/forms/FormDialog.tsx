import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { useFormikContext, type FormikValues } from 'formik';
import { useEffect, useId, type ReactNode } from 'react';
import type { ObjectSchema } from 'yup';
import { DiscardDialog } from './DiscardDialog';
import { Form, FormElement, type FormProps } from './Form';
import { useLeaving } from './useLeaving';

interface FrameProps {
  title: ReactNode;
  /**
   * Called by Cancel, Escape, a click outside and Back, where something would be lost not before Discard,
   * and after a save that worked.
   */
  onClose: () => void;
  /** Where what is typed outlives the dialog. */
  draft: {
    /** What was typed before; the fields start with it, and it counts as unsaved. */
    typed: FormikValues | undefined;
    /** Told of all values whenever one changes. */
    onTyped: (values: FormikValues) => void;
  };
  /** The fields. */
  children: ReactNode;
}

/**
 * A dialog with a form, Cancel and Save (decision 22). It closes when `onSubmit` resolves and stays, with
 * what was typed, when it rejects. Leaving it unsaved asks first, unless all is as it was. Mount it only
 * while it is open: that is what clears it.
 */
export function FormDialog<Schema extends ObjectSchema<FormikValues>, Values extends FormikValues>({
  initialValues,
  schema,
  onSubmit,
  ...frame
}: FormProps<Schema, Values> & FrameProps) {
  return (
    <Form
      initialValues={{ ...initialValues, ...frame.draft.typed }}
      schema={schema}
      onSubmit={async (values) => {
        await onSubmit(values);
        frame.onClose();
      }}
    >
      <Frame untouched={initialValues} {...frame} />
    </Form>
  );
}

function Frame({
  untouched,
  title,
  onClose,
  draft: { onTyped },
  children,
}: FrameProps & { untouched: FormikValues }) {
  const { values, isSubmitting } = useFormikContext<FormikValues>();
  const titleId = useId();
  const { isAsking, leave, keep, discard } = useLeaving({
    isChanged: Object.keys(untouched).some((name) => values[name] !== untouched[name]),
    isBusy: isSubmitting,
    onLeave: onClose,
  });

  useEffect(() => {
    onTyped(values);
  }, [onTyped, values]);

  return (
    <>
      <Dialog open fullWidth maxWidth="sm" aria-labelledby={titleId} onClose={leave}>
        <FormElement focusFirst>
          <DialogTitle id={titleId}>{title}</DialogTitle>
          <DialogContent>
            <Stack sx={{ gap: 2.5 }}>{children}</Stack>
          </DialogContent>
          <DialogActions>
            <Button onClick={leave} disabled={isSubmitting} color="inherit">
              Cancel
            </Button>
            <Button type="submit" variant="contained" loading={isSubmitting}>
              Save
            </Button>
          </DialogActions>
        </FormElement>
      </Dialog>
      {isAsking && <DiscardDialog onKeep={keep} onDiscard={discard} />}
    </>
  );
}
