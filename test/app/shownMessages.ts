import { validateYupSchema, yupToFormErrors, type FormikValues } from 'formik';
import type { ObjectSchema } from 'yup';
import { fieldErrorText } from '../../src/i18n/validationTexts';
import { english } from './english';

/** Returns the messages that a form shows: the first error of each field. */
export async function shownMessages(
  schema: ObjectSchema<FormikValues>,
  values: FormikValues,
): Promise<unknown> {
  try {
    await validateYupSchema(values, schema);
    return {};
  } catch (error) {
    return Object.fromEntries(
      Object.entries(yupToFormErrors<FormikValues>(error)).map(([field, text]) => [
        field,
        typeof text === 'string' ? fieldErrorText(english, text) : text,
      ]),
    );
  }
}
