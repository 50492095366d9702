import CloseIcon from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Container from '@mui/material/Container';
import CssBaseline from '@mui/material/CssBaseline';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { QueryClient, QueryClientProvider, useMutation } from '@tanstack/react-query';
import axios from 'axios';
import { Formik, useField } from 'formik';
import { SnackbarProvider } from 'notistack';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, Link as RouterLink, RouterProvider } from 'react-router-dom';
import { object, string } from 'yup';

/** The libraries of the sign-in page, each rendered once: see home.tsx. */

const theme = createTheme({ cssVariables: true, colorSchemes: { light: true, dark: true } });
const schema = object({ email: string().email().required(), password: string().required() });

function Field({ name }: { name: string }) {
  const [field, { error }] = useField<string>(name);
  return (
    <FormControl error={Boolean(error)}>
      <FormLabel>{name}</FormLabel>
      <OutlinedInput {...field} />
      <FormHelperText>{error}</FormHelperText>
    </FormControl>
  );
}

function SignIn() {
  const { mutateAsync } = useMutation({
    mutationFn: (values: unknown) => axios.post<unknown>('/api/auth/login', values),
  });
  return (
    <Container>
      <Card>
        <Typography>Welcome Back</Typography>
        <Formik
          initialValues={{ email: '', password: '' }}
          validationSchema={schema}
          onSubmit={(values) => mutateAsync(values)}
        >
          {({ handleSubmit }) => (
            <form onSubmit={handleSubmit}>
              <Stack>
                <Field name="email" />
                <Field name="password" />
                <Button type="submit">Sign In</Button>
              </Stack>
            </form>
          )}
        </Formik>
        <Link component={RouterLink} to="/register">
          Sign Up
        </Link>
      </Card>
    </Container>
  );
}

const router = createBrowserRouter([{ path: '*', element: <SignIn /> }]);

createRoot(document.body).render(
  <ThemeProvider theme={theme}>
    <CssBaseline />
    <QueryClientProvider client={new QueryClient()}>
      <SnackbarProvider
        action={
          <IconButton>
            <CloseIcon />
          </IconButton>
        }
      >
        <RouterProvider router={router} />
      </SnackbarProvider>
    </QueryClientProvider>
  </ThemeProvider>,
);
