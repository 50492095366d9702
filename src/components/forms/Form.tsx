import Box from '@mui/material/Box';
import { Formik, useFormikContext, type FormikHelpers, type FormikValues } from 'formik';
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import type { InferType, ObjectSchema } from 'yup';

export interface FormProps<Schema extends ObjectSchema<FormikValues>, Values extends FormikValues> {
  initialValues: Values;
  schema: Schema;
  /**
   * Called with the values that the schema has cast; never while an earlier call is pending. If it rejects, the form
   * keeps its values. The caller reports the failure to the user.
   */
  onSubmit: (values: InferType<Schema>) => Promise<unknown>;
  /** The fields, with a text each, at which `onSubmit` rejected. */
  fieldErrors?: (error: unknown) => Record<string, string> | undefined;
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
  fieldErrors,
  children,
}: FormProps<Schema, Values>) {
  const isSending = useRef(false);

  async function submit(values: Values, { setFieldError }: FormikHelpers<Values>) {
    // A second Enter can arrive before React renders the disabled button.
    if (isSending.current) return;
    isSending.current = true;
    try {
      await onSubmit(schema.cast(values));
    } catch (error) {
      // The caller reports it.
      for (const [name, text] of Object.entries(fieldErrors?.(error) ?? {})) {
        setFieldError(name, text);
      }
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

/** The form element, which Ctrl+Enter sends from any field. It has no layout of its own. */
export function FormElement({ focusFirst = false, children }: FormElementProps) {
  const { handleSubmit, isSubmitting } = useFormikContext();
  const form = useRef<HTMLFormElement>(null);
  const wasSubmitting = useRef(false);

  useEffect(() => {
    if (focusFirst) form.current?.querySelector<HTMLElement>('input, textarea')?.focus();
  }, [focusFirst]);

  useEffect(() => {
    if (isSubmitting) {
      wasSubmitting.current = true;
    } else if (wasSubmitting.current) {
      wasSubmitting.current = false;
      focusAfter(form.current);
    }
  }, [isSubmitting]);

  return (
    <Box
      component="form"
      ref={form}
      noValidate
      onSubmit={handleSubmit}
      onKeyDown={(event: KeyboardEvent<HTMLFormElement>) => {
        // Enter alone is a new line in a field of several lines.
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
        event.preventDefault();
        event.currentTarget.requestSubmit();
      }}
      sx={{ display: 'contents' }}
    >
      {children}
    </Box>
  );
}

/** To the first field with an error, else to the button if the focus was lost when it was disabled. */
function focusAfter(form: HTMLFormElement | null) {
  const invalid = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
  if (invalid) invalid.focus();
  else if (!form?.contains(document.activeElement)) {
    form?.querySelector<HTMLElement>('[type="submit"]')?.focus();
  }
}
