import Box from '@mui/material/Box';
import { Formik, useFormikContext, type FormikValues } from 'formik';
import { useEffect, useRef, type ReactNode } from 'react';
import type { InferType, ObjectSchema } from 'yup';

export interface FormProps<Schema extends ObjectSchema<FormikValues>, Values extends FormikValues> {
  initialValues: Values;
  schema: Schema;
  /**
   * Called with the values as the schema casts them, once at a time. A rejection leaves the form as it
   * is; whoever rejects has told the user why.
   */
  onSubmit: (values: InferType<Schema>) => Promise<unknown>;
  children: ReactNode;
}

/**
 * The state of a form, checked when it is sent. The first field with an error then takes the focus.
 * Holds one FormElement.
 */
export function Form<Schema extends ObjectSchema<FormikValues>, Values extends FormikValues>({
  initialValues,
  schema,
  onSubmit,
  children,
}: FormProps<Schema, Values>) {
  const sending = useRef(false);

  async function submit(values: Values) {
    // A second Enter can arrive before the disabled button is on screen.
    if (sending.current) return;
    sending.current = true;
    try {
      await onSubmit(schema.cast(values));
    } catch {
      // Told by whoever rejected.
    } finally {
      sending.current = false;
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

/** The form element itself; it leaves the layout to what is around it. */
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
