import Box from '@mui/material/Box';
import { Formik, useFormikContext, type FormikValues } from 'formik';
import { useEffect, useRef, type ReactNode } from 'react';
import type { InferType, ObjectSchema } from 'yup';

export interface FormProps<Schema extends ObjectSchema<FormikValues>, Values extends FormikValues> {
  initialValues: Values;
  schema: Schema;
  /**
   * Called with the values that the schema has cast; never while an earlier call is pending. If it rejects, the form
   * keeps its values. The caller reports the failure to the user.
   */
  onSubmit: (values: InferType<Schema>) => Promise<unknown>;
  children: ReactNode;
}

/**
 * The state of a form, validated when it is sent. The first field with an error then takes the focus.
 * Its children contain one FormElement.
 */
export function Form<Schema extends ObjectSchema<FormikValues>, Values extends FormikValues>({
  initialValues,
  schema,
  onSubmit,
  children,
}: FormProps<Schema, Values>) {
  const isSending = useRef(false);

  async function submit(values: Values) {
    // A second Enter can arrive before React renders the disabled button.
    if (isSending.current) return;
    isSending.current = true;
    try {
      await onSubmit(schema.cast(values));
    } catch {
      // The caller reports it.
    } finally {
      isSending.current = false;
    }
  }

  return (
    <Formik
      initialValues={initialValues}
      validationSchema={schema}
      validateOnChange={false}
      validateOnBlur={false}
      onSubmit={submit}
    >
      {children}
    </Formik>
  );
}

interface FormElementProps {
  /** Whether the first field takes the focus when the form appears. */
  focusFirst?: boolean;
  children: ReactNode;
}

/** The form element. It has no layout of its own. */
export function FormElement({ focusFirst = false, children }: FormElementProps) {
  const { handleSubmit, isSubmitting } = useFormikContext();
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (focusFirst) form.current?.querySelector<HTMLElement>('input, textarea')?.focus();
  }, [focusFirst]);

  useEffect(() => {
    if (!isSubmitting) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [isSubmitting]);

  return (
    <Box
      component="form"
      ref={form}
      noValidate
      onSubmit={handleSubmit}
      sx={{ display: 'contents' }}
    >
      {children}
    </Box>
  );
}
