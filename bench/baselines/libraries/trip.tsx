import EditIcon from '@mui/icons-material/EditOutlined';
import LogoutIcon from '@mui/icons-material/Logout';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Container from '@mui/material/Container';
import CssBaseline from '@mui/material/CssBaseline';
import IconButton from '@mui/material/IconButton';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { memo } from 'react';
import { createRoot } from 'react-dom/client';
import {
  createBrowserRouter,
  NavLink,
  Outlet,
  RouterProvider,
  ScrollRestoration,
  useParams,
} from 'react-router-dom';
import type { Employee, Evaluation } from '../../../src/api/contract';
import { List } from './tripList';
import { read } from './tripRead';

/**
 * A list and a profile with the libraries only. They have the same elements as the app, with as few MUI components as
 * possible.
 */

const theme = createTheme({ cssVariables: true, colorSchemes: { light: true, dark: true } });
const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });

const employee = (id = '') => read<Employee>(`/api/employees/${id}`);
const history = (id = '') => read<Evaluation[]>(`/api/evaluations/employee/${id}`);

const Frame = memo(() => (
  <>
    <AppBar position="sticky">
      <Toolbar>
        {['/', '/evaluations', '/all-evaluations', '/results'].map((to) => (
          <Button key={to} component={NavLink} to={to} color="inherit">
            {to}
          </Button>
        ))}
        <Button color="inherit" startIcon={<LogoutIcon />}>
          Logout
        </Button>
      </Toolbar>
    </AppBar>
    <Container component="main">
      <Outlet />
    </Container>
    <ScrollRestoration />
  </>
));

const Profile = memo(() => {
  const { id } = useParams();
  const { data } = useQuery(employee(id));
  const { data: evaluations } = useQuery(history(id));
  return (
    <>
      <Typography component="h1">{data?.name}'s Profile</Typography>
      <Card>
        <dl>
          <dt>Email</dt>
          <dd>{data?.email}</dd>
          <dt>Role</dt>
          <dd>{data?.role}</dd>
          <dt>Age</dt>
          <dd>{data?.age}</dd>
        </dl>
      </Card>
      <Card>
        <Typography component="h2">Evaluations History</Typography>
        <Box component="table" sx={{ width: '100%', tableLayout: 'fixed' }}>
          <tbody>
            {evaluations?.map(({ _id, score, note, evaluator, createdAt }) => (
              <tr key={_id}>
                <td>{score}</td>
                <td>{note}</td>
                <td>{evaluator?.name}</td>
                <td>
                  <IconButton aria-label="Edit">
                    <EditIcon />
                  </IconButton>
                </td>
                <td>{new Date(createdAt ?? 0).toLocaleDateString()}</td>
              </tr>
            ))}
          </tbody>
        </Box>
      </Card>
    </>
  );
});

const router = createBrowserRouter([
  {
    element: <Frame />,
    children: [
      { path: '/', element: <List /> },
      {
        path: '/employee-profile/:id',
        loader: ({ params: { id } }) =>
          Promise.all([queryClient.query(employee(id)), queryClient.query(history(id))]),
        element: <Profile />,
      },
    ],
  },
]);

createRoot(document.body).render(
  <ThemeProvider theme={theme}>
    <CssBaseline />
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </ThemeProvider>,
);
