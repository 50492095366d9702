import Box from '@mui/material/Box';
import type { Decorator } from '@storybook/react-vite';
import type { FormikValues } from 'formik';
import type { ObjectSchema } from 'yup';
import { Form } from '../../../src/components/forms/Form';

/** Returns a request that never ends. */
export const neverEnding = () => new Promise<never>(() => undefined);

/** Renders a part of a form in a complete form. Its submission never ends. */
export function inForm(schema: ObjectSchema<FormikValues>, initialValues: FormikValues): Decorator {
  return function InForm(Story) {
    return (
      <Box sx={{ maxWidth: 400 }}>
        <Form schema={schema} initialValues={initialValues} onSubmit={neverEnding}>
          <Story />
          {/* With this button, Enter in a field submits the form. */}
          <button type="submit" hidden />
        </Form>
      </Box>
    );
  };
}
