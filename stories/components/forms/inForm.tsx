import Box from '@mui/material/Box';
import type { Decorator } from '@storybook/react-vite';
import type { FormikValues } from 'formik';
import type { ObjectSchema } from 'yup';
import { Form, FormElement } from '../../../src/components/forms/Form';

/** What a server does that never answers. */
export const unanswered = () => new Promise<never>(() => undefined);

/** Puts a part of a form into a form of its own. Sending it is never answered. */
export function inForm(schema: ObjectSchema<FormikValues>, initialValues: FormikValues): Decorator {
  return function FormAround(Story) {
    return (
      <Box sx={{ maxWidth: 400 }}>
        <Form schema={schema} initialValues={initialValues} onSubmit={unanswered}>
          <FormElement>
            <Story />
          </FormElement>
        </Form>
      </Box>
    );
  };
}
