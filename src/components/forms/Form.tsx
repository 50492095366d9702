import Box from '@mui/material/Box';
import {
  FormikProvider,
  useFormik,
  type FormikContextType,
  type FormikHelpers,
  type FormikValues,
} from 'formik';
import { useEffect, useEffectEvent, useRef, type KeyboardEvent, type ReactNode } from 'react';
import type { InferType, ObjectSchema } from 'yup';
import { logFailure } from '../../lib/code/failures';
import { isComposing } from './isComposing';

export interface FormOptions<Schema extends ObjectSchema<FormikValues>, Result = unknown> {
  initialValues: FormikValues;
  schema: Schema;
  /**
   * Called with the values that the schema has cast; never while an earlier call is pending. If it rejects, the form
   * keeps its values. The caller reports the failure to the user.
   */
  onSubmit: (values: InferType<Schema>) => Promise<Result>;
  /** Called when `onSubmit` has resolved. If it throws, the error is only logged. */
  onDone?: (result: Result, values: InferType<Schema>) => void;
  /** Called when a value has changed. */
  onEdit?: () => void;
  /**
   * The errors of fields that follow from an error of `onSubmit`: the key of a validation message, or the text of the
   * server.
   */
  fieldErrors?: (error: unknown) => Record<string, string> | undefined;
}

/** Returns the state of a form for a FormElement. The form is validated on submit. */
export function useForm<Schema extends ObjectSchema<FormikValues>, Result>({
  initialValues,
  schema,
  onSubmit,
  onDone,
  onEdit,
  fieldErrors,
}: FormOptions<Schema, Result>) {
  const pending = useRef<Promise<void>>(undefined);

  function finish(result: Result, values: InferType<Schema>) {
    try {
      onDone?.(result, values);
    } catch (error) {
      logFailure(error);
    }
  }

  async function send(typed: FormikValues, { setFieldError }: FormikHelpers<FormikValues>) {
    try {
      const values: InferType<Schema> = schema.cast(typed);
      finish(await onSubmit(values), values);
    } catch (error) {
      // The caller reports the failure.
      for (const [name, text] of Object.entries(fieldErrors?.(error) ?? {})) {
        setFieldError(name, text);
      }
    } finally {
      pending.current = undefined;
    }
  }

  const form = useFormik({
    initialValues,
    validationSchema: schema,
    validateOnChange: false,
    validateOnBlur: false,
    // A second Enter may come before the disabled button is rendered. It gets the promise of the first call.
    onSubmit: (values, helpers) => (pending.current ??= send(values, helpers)),
  });

  const onValuesChange = useEffectEvent(() => onEdit?.());
  useEffect(() => {
    onValuesChange();
  }, [form.values]);
  return form;
}

interface FormElementProps {
  form: FormikContextType<FormikValues>;
  /** Whether the first empty field gets the focus when the form appears. If none is empty, the first field gets it. */
  focusFirst?: boolean | undefined;
  children: ReactNode;
}

/**
 * The `<form>` around the fields. Ctrl+Enter submits it from any field. After a submit, the first field with an error
 * gets the focus. The element has no layout of its own.
 */
export function FormElement({ form, focusFirst = false, children }: FormElementProps) {
  const { handleSubmit, isSubmitting, submitCount } = form;
  const element = useRef<HTMLFormElement>(null);
  const sentFrom = useRef<Element>(null);

  useEffect(() => {
    if (focusFirst) fieldToFill(element.current)?.focus();
  }, [focusFirst]);

  useEffect(() => {
    if (submitCount > 0 && !isSubmitting) focusAfter(element.current, sentFrom.current);
  }, [submitCount, isSubmitting]);

  return (
    <FormikProvider value={form}>
      <Box
        component="form"
        ref={element}
        noValidate
        onSubmit={(event) => {
          sentFrom.current = document.activeElement;
          handleSubmit(event);
        }}
        onKeyDown={(event: KeyboardEvent<HTMLFormElement>) => {
          // Enter alone starts a new line in a multiline field.
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || isComposing(event))
            return;
          event.preventDefault();
          submitButton(event.currentTarget)?.click();
        }}
        sx={{ display: 'contents' }}
      >
        {children}
      </Box>
    </FormikProvider>
  );
}

function fieldToFill(form: HTMLFormElement | null) {
  const fields = form?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
  const all = Array.from(fields ?? []);
  return all.find(({ value }) => value === '') ?? all[0];
}

const submitButton = (form: HTMLFormElement | null) =>
  form?.querySelector<HTMLElement>('[type="submit"]');

/**
 * Focuses the first field with an error. Without an error, it restores the focus that was lost when a button was
 * disabled.
 */
function focusAfter(form: HTMLFormElement | null, sentFrom: Element | null) {
  const invalid = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
  if (invalid) invalid.focus();
  else if (!form?.contains(document.activeElement)) {
    const isInForm = sentFrom instanceof HTMLElement && form?.contains(sentFrom);
    (isInForm ? sentFrom : submitButton(form))?.focus();
  }
}

interface FormProps<Schema extends ObjectSchema<FormikValues>, Result> extends FormOptions<
  Schema,
  Result
> {
  focusFirst?: FormElementProps['focusFirst'];
  children: ReactNode;
}

/** A form of a page. FormDialog is the form of a dialog. */
export function Form<Schema extends ObjectSchema<FormikValues>, Result>(
  props: FormProps<Schema, Result>,
) {
  const { focusFirst, children, ...options } = props;
  return (
    <FormElement form={useForm(options)} focusFirst={focusFirst}>
      {children}
    </FormElement>
  );
}
