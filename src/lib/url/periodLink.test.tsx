import { act, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { PeriodLinks, usePeriodLinks } from './periodLink';

test('links have the period of the address and render again only when it changes', async () => {
  const rendered: string[] = [];
  function Links() {
    const withPeriod = usePeriodLinks();
    rendered.push(withPeriod('/evaluations'), withPeriod('/evaluations?page=2'));
    return null;
  }
  const element = (
    <PeriodLinks>
      <Links />
    </PeriodLinks>
  );
  const router = createMemoryRouter([{ path: '/', element }]);
  render(<RouterProvider router={router} useTransitions={false} />);
  expect(rendered).toEqual(['/evaluations', '/evaluations?page=2']);

  await act(() => router.navigate('/?q=ada', { replace: true }));
  expect(rendered).toHaveLength(2);

  // The period can also be invalid, and it is encoded.
  await act(() => router.navigate('/?q=ada&period=a%26b', { replace: true }));
  expect(rendered.slice(2)).toEqual([
    '/evaluations?period=a%26b',
    '/evaluations?page=2&period=a%26b',
  ]);
});
