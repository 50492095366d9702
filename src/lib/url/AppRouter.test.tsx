import { act, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, Outlet, useLocation } from 'react-router-dom';
import { AppRouter, useSearch } from './AppRouter';
import { useAddressState } from './addressState';
import { pageParameter, textParameter } from './parameters';
import { usePeriodLinks } from './periodLink';

const PARAMETERS = { sort: textParameter, page: pageParameter };

/** What was rendered, in turn. */
let renders: string[] = [];

function Frame() {
  renders.push(`header ${usePeriodLinks()('/evaluations')}`);
  return null;
}

function Home() {
  const [{ sort }, update] = useAddressState(PARAMETERS);
  renders.push(`home ${sort}, links ${useLocation().search}`);
  return (
    <button
      onClick={() => {
        update({ sort: 'name' }, { replace: true });
      }}
    >
      Sort
    </button>
  );
}

function Profile() {
  return <p>{`profile ${useSearch()}`}</p>;
}

function open(address: string) {
  const router = createMemoryRouter(
    [
      {
        element: (
          <>
            <Frame />
            <Outlet />
          </>
        ),
        children: [
          { path: '/', element: <Home /> },
          { path: '/profile', element: <Profile /> },
        ],
      },
    ],
    { initialEntries: [address] },
  );
  render(<AppRouter router={router} />);
  renders = [];
  return router;
}

test('a sort renders the screen, then the links, and no header', () => {
  const router = open('/?period=this-year');
  fireEvent.click(screen.getByRole('button'));
  expect(router.state.location.search).toBe('?period=this-year&sort=name');
  expect(renders).toEqual([
    'home name, links ?period=this-year',
    'home name, links ?period=this-year&sort=name',
  ]);
});

test('a period renders the header', async () => {
  const router = open('/');
  await act(() => router.navigate('/?period=last-year', { replace: true }));
  expect(renders).toContain('header /evaluations?period=last-year');
});

test('a screen that is left does not render the query of the next', async () => {
  const router = open('/?sort=name');
  await act(() => router.navigate('/profile?sort=email'));
  expect(screen.getByText('profile ?sort=email')).toBeVisible();
  expect(renders).toEqual([]);
});
