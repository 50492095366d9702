import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { createI18n } from '../i18n/createI18n';
import messages from '../i18n/messages/en.json';
import { server } from '../../mocks/runtimes/node';
import { gate } from '../../test/calls/gate';
import { expectConsoleError } from '../../test/setup/console';
import { renderApp } from '../../test/app/renderApp';
import { setViewportWidth } from '../../test/setup/viewport';
import { mockPeople, PEOPLE, statisticsOf } from '../../test/lists/resultsTable';

function openCards(search = '?q=', respond?: Parameters<typeof mockPeople>[0]) {
  const view = renderApp({ path: `/results${search}` });
  mockPeople(respond);
  return view;
}

const names = () =>
  within(screen.getByRole('list', { name: 'Employees found' }))
    .getAllByRole('heading')
    .map(({ textContent }) => textContent);

const exportButton = () => screen.queryByRole('button', { name: 'Export to Excel' });

test('role, position and hire year filter without a call, and each filter can be removed', async () => {
  const { user, router } = openCards();
  await user.click(await screen.findByRole('button', { name: 'Filters' }));
  await user.selectOptions(await screen.findByLabelText('Role'), 'Manager');
  expect(await screen.findByText('1 of 3 found')).toBeVisible();
  expect(names()).toEqual(['Zoë']);

  await user.selectOptions(screen.getByLabelText('Hired in'), '2011');
  expect(await screen.findByText('No employees match the filters.')).toBeVisible();
  expect(screen.getByText('0 of 3 found')).toBeVisible();
  expect(exportButton()).not.toBeInTheDocument();
  expect(router.state.location.search).toBe('?q=&role=Manager&hired=2011');

  await user.click(screen.getByRole('button', { name: 'Remove filter Role: Manager' }));
  expect(names()).toEqual(['émile']);
  await user.selectOptions(screen.getByLabelText('Position'), 'Writer');
  expect(names()).toEqual(['émile']);
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(screen.getByText('3 found')).toBeVisible();
  expect(router.state.location.search).toBe('?q=');
});

test('on a phone, the filters are in a sheet, and a menu has the export, the display and the views', async () => {
  const { user, router } = openCards();
  setViewportWidth(375);
  await user.click(await screen.findByRole('button', { name: 'Filters' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
  await user.selectOptions(sheet.getByLabelText('Role'), 'Manager');
  await user.click(await sheet.findByRole('button', { name: 'Show 1' }));
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull();
  });
  expect(names()).toEqual(['Zoë']);

  expect(exportButton()).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'More' }));
  expect(await screen.findByRole('menuitem', { name: 'Export to Excel' })).toBeVisible();
  expect(screen.getByRole('menuitem', { name: 'Save view' })).toBeVisible();
  await user.click(screen.getByRole('menuitemradio', { name: 'Table' }));
  expect(await screen.findByRole('grid', { name: 'Employees found' })).toBeVisible();
  expect(router.state.location.search).toBe('?q=&role=Manager&view=table');
});

test('a text that is not a number stays in the field, shows an error and filters nothing', async () => {
  const { user, router } = openCards('?q=&evaluations=2-');
  await user.click(await screen.findByRole('button', { name: 'Filters' }));
  const to = await screen.findByRole('textbox', { name: 'Evaluations to' });
  for (const [typed, search] of [
    ['-5', '?q=&evaluations=2-'],
    ['4.255', '?q=&evaluations=2-4.255'],
    ['1e2', '?q=&evaluations=2-'],
    ['1,200', '?q=&evaluations=2-1200'],
    ['1234567', '?q=&evaluations=2-'],
    ['7,5', '?q=&evaluations=2-7.5'],
    ['many', '?q=&evaluations=2-'],
  ] as const) {
    await user.clear(to);
    await user.type(to, typed);
    // A click writes what was typed into the address.
    await user.click(screen.getByRole('heading', { name: 'Results' }));
    expect(to).toHaveValue(typed);
    expect(router.state.location.search).toBe(search);
    const isNumber = search !== '?q=&evaluations=2-';
    expect(to).toHaveAccessibleDescription(isNumber ? '' : 'Enter a number from 0 to 999,999.');
    expect(to).toHaveAttribute('aria-invalid', String(!isNumber));
  }

  // The arrow keys stop at the scores, but a typed number does not.
  await user.type(screen.getByRole('textbox', { name: 'Average from' }), 'many');
  expect(screen.getByRole('textbox', { name: 'Average from' })).toHaveAccessibleDescription(
    'Enter a number from 0 to 999,999.',
  );

  await user.type(to, '{ArrowUp}');
  expect(to).toHaveValue('1');
  await user.click(screen.getByRole('heading', { name: 'Results' }));
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(to).toHaveValue('');
});

test.each([['ar-EG', '٧٫٢٥', '٨٫٢٥', '٦٫٥']])(
  '%s: bounds are shown, stepped and parsed in the format of the language',
  async (locale, ...texts) => {
    const [initial, up, typed] = texts;
    const i18n = createI18n(locale, messages);
    const { user, router } = renderApp({ path: '/results?q=&average=7.25-', i18n });
    mockPeople();
    await user.click(await screen.findByRole('button', { name: /^Filters/ }));
    const from = await screen.findByRole('textbox', { name: 'Average from' });
    expect(from).toHaveValue(initial);
    await user.type(from, '{ArrowUp}');
    expect(from).toHaveValue(up);
    await user.clear(from);
    for (const letter of typed) {
      await user.type(from, letter);
      // A click writes what was typed into the address, even an unfinished number.
      await user.click(screen.getByRole('heading', { name: 'Results' }));
    }
    expect(from).toHaveValue(typed);
    expect(router.state.location.search).toBe('?q=&average=6.5-');
  },
);

test('people who cannot be read are counted and can be read again', async () => {
  let isBroken = true;
  expectConsoleError('Error fetching evaluation results');
  const { user } = openCards('?q=&evaluations=1-', (id) =>
    isBroken && id === 'a'
      ? HttpResponse.json({ message: 'Broken' }, { status: 500 })
      : statisticsOf(id),
  );
  expect(await screen.findByText(/^1 person could not be read\./)).toBeVisible();
  expect(names()).toEqual(['émile']);
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('2 of 3 found')).toBeVisible();
  expect(screen.queryByText(/could not be read/)).not.toBeInTheDocument();
});

test('Cancel removes the filters that need evaluations', async () => {
  const { user, router } = openCards(
    '?q=&role=Manager&average=8-',
    () => new Promise<Response>(() => undefined),
  );
  expect(await screen.findByRole('progressbar', { name: 'Reading' })).toBeVisible();
  expect(screen.queryByRole('list', { name: 'Employees found' })).not.toBeInTheDocument();
  expect(exportButton()).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByText('1 of 3 found')).toBeVisible();
  expect(exportButton()).toBeVisible();
  expect(router.state.location.search).toBe('?q=&role=Manager');
});

test.each(['table'])(
  'as a %s, results of a new search are not filtered before their evaluations are read',
  async (view) => {
    const late = gate();
    const { user } = renderApp({ path: `/results?q=a&view=${view}&average=7-` });
    mockPeople(async (id) => {
      if (id !== 'a') await late.opened;
      return statisticsOf(id);
    });
    server.use(
      http.get('*/api/employees', ({ request }) => {
        const isFirst = new URL(request.url).searchParams.get('search') === 'a';
        return HttpResponse.json({ employees: isFirst ? PEOPLE.slice(0, 1) : PEOPLE.slice(1) });
      }),
    );
    expect(await screen.findByText('7.5')).toBeVisible();

    await user.clear(screen.getByRole('searchbox', { name: 'Search for an employee' }));
    await user.keyboard('b{Enter}');
    expect(await screen.findByRole('progressbar', { name: 'Reading' })).toBeVisible();
    expect(screen.queryByText(/could not be read/)).not.toBeInTheDocument();
    expect(screen.queryByText('No employees match the filters.')).not.toBeInTheDocument();
    expect(screen.queryByText(/of 2 found/)).not.toBeInTheDocument();
    late.open();
    expect(await screen.findByRole('link', { name: 'émile' })).toBeVisible();
    await waitFor(() => {
      expect(screen.queryByRole('link', { name: 'Adam' })).not.toBeInTheDocument();
    });
  },
);
