import DarkIcon from '@mui/icons-material/DarkModeOutlined';
import LightIcon from '@mui/icons-material/LightModeOutlined';
import LogoutIcon from '@mui/icons-material/Logout';
import AppBar from '@mui/material/AppBar';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import CssBaseline from '@mui/material/CssBaseline';
import IconButton from '@mui/material/IconButton';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { createTheme, ThemeProvider, useColorScheme } from '@mui/material/styles';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { SnackbarProvider } from 'notistack';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import {
  createBrowserRouter,
  NavLink,
  Outlet,
  RouterProvider,
  ScrollRestoration,
} from 'react-router-dom';
import { Home } from './Home';
import { Profile } from './Profile';

/**
 * Home as the documentation of its libraries suggests, without optimisations: a data grid with all employees, bundled
 * with Vite's defaults. The app must not be slower.
 */

const LINKS = [
  ['Home', '/'],
  ['My Evaluations', '/evaluations'],
  ['All Evaluations', '/all-evaluations'],
  ['Results', '/results'],
] as const;

const theme = createTheme({ cssVariables: true, colorSchemes: { light: true, dark: true } });
const queryClient = new QueryClient();

function Layout() {
  const { mode, setMode } = useColorScheme();
  return (
    <>
      <AppBar position="sticky">
        <Toolbar>
          <Typography variant="h6" component="span" sx={{ mr: 2 }}>
            Employee Dashboard
          </Typography>
          {LINKS.map(([text, to]) => (
            <Button key={to} component={NavLink} to={to} color="inherit">
              {text}
            </Button>
          ))}
          <IconButton
            color="inherit"
            aria-label="Color scheme"
            onClick={() => {
              setMode(mode === 'dark' ? 'light' : 'dark');
            }}
          >
            {mode === 'dark' ? <LightIcon /> : <DarkIcon />}
          </IconButton>
          <Button color="inherit" startIcon={<LogoutIcon />}>
            Logout
          </Button>
        </Toolbar>
      </AppBar>
      <Container component="main" maxWidth="xl" sx={{ py: 4 }}>
        <Outlet />
      </Container>
      <ScrollRestoration />
    </>
  );
}

const router = createBrowserRouter([
  {
    element: <Layout />,
    children: [
      { path: '/', element: <Home /> },
      { path: '/employee-profile/:id', element: <Profile /> },
    ],
  },
]);

const root = document.getElementById('root');
if (!root) throw new Error('There is no root');

createRoot(root).render(
  <StrictMode>
    <ThemeProvider theme={theme}>
      <CssBaseline />
      <QueryClientProvider client={queryClient}>
        <SnackbarProvider maxSnack={1} autoHideDuration={5_000}>
          <RouterProvider router={router} />
        </SnackbarProvider>
      </QueryClientProvider>
    </ThemeProvider>
  </StrictMode>,
);
