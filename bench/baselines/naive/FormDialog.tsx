import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Form, Formik, useField, type FormikValues } from 'formik';
import { enqueueSnackbar } from 'notistack';
import type { ReactNode } from 'react';
import type { ObjectSchema } from 'yup';
import { client } from './api';

export function Field(props: TextFieldProps & { name: string }) {
  const [field, { error, touched }] = useField<string>(props.name);
  return (
    <TextField
      {...field}
      {...props}
      error={touched && Boolean(error)}
      helperText={touched && error}
    />
  );
}

interface FormDialogProps<Values extends FormikValues> {
  open: boolean;
  title: string;
  path: string;
  saved: string;
  initialValues: Values;
  validationSchema: ObjectSchema<Record<string, unknown>>;
  children: ReactNode;
  onClose: () => void;
}

export function FormDialog<Values extends FormikValues>(props: FormDialogProps<Values>) {
  const { open, title, path, saved, initialValues, validationSchema, children, onClose } = props;
  const queryClient = useQueryClient();
  const { mutateAsync } = useMutation({
    mutationFn: (values: Values) => client.post<unknown>(path, values),
    onSuccess: () => {
      enqueueSnackbar(saved);
      onClose();
      return queryClient.invalidateQueries();
    },
    onError: ({ message }) => {
      enqueueSnackbar(message);
    },
  });
  return (
    <Dialog open={open} onClose={onClose} fullWidth>
      <Formik
        initialValues={initialValues}
        validationSchema={validationSchema}
        onSubmit={(values) => mutateAsync(values)}
      >
        {({ isSubmitting }) => (
          <Form>
            <DialogTitle>{title}</DialogTitle>
            <DialogContent>
              <Stack spacing={2} sx={{ pt: 1 }}>
                {children}
              </Stack>
            </DialogContent>
            <DialogActions>
              <Button onClick={onClose}>Cancel</Button>
              <Button type="submit" variant="contained" disabled={isSubmitting}>
                Save
              </Button>
            </DialogActions>
          </Form>
        )}
      </Formik>
    </Dialog>
  );
}
