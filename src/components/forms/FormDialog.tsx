import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { useFormikContext, type FormikValues } from 'formik';
import { useEffect, useEffectEvent, useId, type ReactNode } from 'react';
import type { ObjectSchema } from 'yup';
import { Initials } from '../person/Initials';
import { personStyle } from '../person/personStyle';
import { DiscardDialog } from './DiscardDialog';
import { Form, FormElement, type FormProps } from './Form';
import { SaveFailure } from './SaveFailure';
import { useLeaving } from './useLeaving';

interface FrameProps {
  title: ReactNode;
  /** Whom it is about. Their initials stand before the title. */
  person?: { id?: string | null; name?: string | null } | undefined;
  /** Below the title: what the form is about. */
  subtitle?: ReactNode;
  /**
   * Called after a successful save, and by Cancel, Escape, a click outside and Back. Where typed text would be lost,
   * these ask first.
   */
  onClose: () => void;
  /** Why the last save failed. It is shown until a value changes, which calls `onEdit`. */
  failure: string | undefined;
  onEdit: () => void;
  /** Keeps typed text after the dialog is unmounted. */
  draft: {
    /** Text that was typed before. The fields start with it, and it counts as unsaved. */
    typed: FormikValues | undefined;
    /** Called with all values when one of them changes. */
    onTyped: (values: FormikValues) => void;
  };
  /** The fields. */
  children: ReactNode;
}

/**
 * A dialog with a form, Cancel and Save (spec decision 22). It closes when `onSubmit` resolves; when `onSubmit` rejects it
 * stays open and keeps the values. It asks before unsaved changes are lost. Mount it only while it is open, so that
 * it starts with its initial values.
 */
export function FormDialog<Schema extends ObjectSchema<FormikValues>, Values extends FormikValues>({
  initialValues,
  schema,
  onSubmit,
  fieldErrors,
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
      fieldErrors={fieldErrors}
    >
      <Frame initialValues={initialValues} {...frame} />
    </Form>
  );
}

function Frame({
  initialValues,
  title,
  person,
  subtitle,
  onClose,
  failure,
  onEdit,
  draft: { onTyped },
  children,
}: FrameProps & { initialValues: FormikValues }) {
  const { values, isSubmitting } = useFormikContext<FormikValues>();
  const titleId = useId();
  const subtitleId = useId();
  const { isAsking, leave, keep, discard } = useLeaving({
    isChanged: Object.keys(initialValues).some((name) => values[name] !== initialValues[name]),
    isBusy: isSubmitting,
    onLeave: onClose,
  });

  const onValuesChange = useEffectEvent(() => {
    if (failure !== undefined) onEdit();
  });
  useEffect(() => {
    onTyped(values);
    onValuesChange();
  }, [onTyped, values]);

  return (
    <>
      <Dialog
        open
        fullWidth
        maxWidth="sm"
        aria-labelledby={titleId}
        aria-describedby={subtitle ? subtitleId : undefined}
        onClose={leave}
      >
        <FormElement focusFirst>
          <DialogTitle id={titleId} sx={personStyle}>
            {person && <Initials {...person} />}
            <span>{title}</span>
          </DialogTitle>
          {subtitle && (
            <DialogContentText id={subtitleId} variant="body2" sx={{ px: 3, mt: -1.5 }}>
              {subtitle}
            </DialogContentText>
          )}
          <DialogContent>
            <Stack sx={{ gap: 2.5 }}>{children}</Stack>
          </DialogContent>
          {failure !== undefined && <SaveFailure text={failure} />}
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
