import { validateYupSchema, yupToFormErrors, type FormikValues } from 'formik';
import type { ObjectSchema } from 'yup';

/** The messages that a form shows: the first error of each field. */
export async function shownMessages(
  schema: ObjectSchema<FormikValues>,
  values: FormikValues,
): Promise<unknown> {
  try {
    await validateYupSchema(values, schema);
    return {};
  } catch (error) {
    return yupToFormErrors(error);
  }
}
