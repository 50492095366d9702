import AddIcon from '@mui/icons-material/Add';
import AddchartIcon from '@mui/icons-material/AddchartOutlined';
import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import CloseIcon from '@mui/icons-material/Close';
import DarkIcon from '@mui/icons-material/DarkModeOutlined';
import LightIcon from '@mui/icons-material/LightModeOutlined';
import LogoutIcon from '@mui/icons-material/Logout';
import MenuIcon from '@mui/icons-material/Menu';
import PersonIcon from '@mui/icons-material/PersonOutlined';
import SearchIcon from '@mui/icons-material/Search';
import SystemIcon from '@mui/icons-material/Contrast';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Container from '@mui/material/Container';
import CssBaseline from '@mui/material/CssBaseline';
import IconButton from '@mui/material/IconButton';
import Pagination from '@mui/material/Pagination';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { createTheme, ThemeProvider, useColorScheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import axios from 'axios';
import { SnackbarProvider } from 'notistack';
import { createRoot } from 'react-dom/client';
import {
  createBrowserRouter,
  Link,
  NavLink,
  Outlet,
  RouterProvider,
  ScrollRestoration,
} from 'react-router-dom';
import type { Employee } from '../../../src/api/contract';

/** Home's libraries, each rendered once. Their size and time are the lower limit for Home. */

const theme = createTheme({ cssVariables: true, colorSchemes: { light: true, dark: true } });

const ICONS = { light: LightIcon, dark: DarkIcon, system: SystemIcon };

function Frame() {
  const { mode = 'system' } = useColorScheme();
  const Icon = ICONS[mode];
  return (
    <>
      <AppBar>
        <Toolbar>
          <Button component={NavLink} to="/">
            Home
          </Button>
          <Icon />
          <LogoutIcon />
          <IconButton aria-label="Menu">
            <MenuIcon />
          </IconButton>
        </Toolbar>
      </AppBar>
      <Container>
        <Outlet />
        <ScrollRestoration />
      </Container>
    </>
  );
}

function Home() {
  const { data } = useQuery({
    queryKey: ['employees'],
    queryFn: async () => (await axios.get<{ employees: Employee[] }>('/api/employees')).data,
  });
  const narrow = useMediaQuery('(max-width: 600px)');
  return (
    <Card>
      <Stack>
        <Typography>Employees</Typography>
        <AddIcon />
        <SearchIcon />
        <input />
        <ArrowUpwardIcon />
        <ArrowDownwardIcon />
        <Link to="/">
          <PersonIcon />
        </Link>
        <AddchartIcon />
        {data ? (
          // The benchmark recognises the first row by the e-mail address in the title of a `bdi`.
          <Box component="bdi" title={data.employees[0]?.email ?? ''}>
            {data.employees[0]?.name}
          </Box>
        ) : (
          <Skeleton />
        )}
        <Pagination count={10} siblingCount={narrow ? 0 : 1} />
      </Stack>
    </Card>
  );
}

const router = createBrowserRouter([
  { element: <Frame />, children: [{ path: '/', element: <Home /> }] },
]);

createRoot(document.body).render(
  <ThemeProvider theme={theme}>
    <CssBaseline />
    <QueryClientProvider client={new QueryClient()}>
      <SnackbarProvider action={<CloseIcon />}>
        <RouterProvider router={router} />
      </SnackbarProvider>
    </QueryClientProvider>
  </ThemeProvider>,
);
