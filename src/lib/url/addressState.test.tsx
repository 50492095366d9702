import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';
import { useAddressState } from './addressState';
import { choiceParameter, pageParameter, textParameter } from './parameters';
import { useTypedText } from './useTypedText';

const PARAMETERS = {
  q: textParameter,
  page: pageParameter,
  view: choiceParameter(['cards', 'table']),
};

function Screen() {
  const [{ q, page, view }, update] = useAddressState(PARAMETERS);
  const { text, setText } = useTypedText(q, (next) => {
    update({ q: next, page: 1 }, { replace: true });
  });
  return (
    <>
      <input
        aria-label="Search"
        value={text}
        onChange={(event) => {
          setText(event.target.value);
        }}
      />
      <button
        onClick={() => {
          update({ page: page + 1 });
          update({ view: 'table' });
        }}
      >
        Next
      </button>
      <p>{`q=${q} page=${String(page)} view=${view}`}</p>
    </>
  );
}

function open(address: string) {
  const router = createMemoryRouter([{ path: '/', element: <Screen /> }], {
    initialEntries: [address],
  });
  render(<RouterProvider router={router} useTransitions={false} />);
  return { router, user: userEvent.setup({ delay: null }) };
}

test.each([
  ['/', 'q= page=1 view=cards'],
  ['/?q=m%C3%BCller&page=3&view=table', 'q=müller page=3 view=table'],
  ['/?page=0&view=list', 'q= page=1 view=cards'],
  ['/?page=1e2&q=%E0%A4%A', 'q=\ufffd%A page=1 view=cards'],
])('%s shows %s', (address, text) => {
  open(address);
  expect(screen.getByText(text)).toBeVisible();
});

test('two simultaneous changes are both kept, and Back undoes them separately', async () => {
  const { router, user } = open('/?other=kept');
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(router.state.location.search).toBe('?other=kept&page=2&view=table');
  await act(() => router.navigate(-1));
  expect(screen.getByText('q= page=2 view=cards')).toBeVisible();
  await act(() => router.navigate(-1));
  expect(router.state.location.search).toBe('?other=kept');
});

test('the address gets the typed text on a click, and no default value', async () => {
  const { router } = open('/?page=4');
  // The address follows after a pause, which must not pass here.
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await user.type(screen.getByRole('textbox'), 'ada');
  // While the button is down, a change of the screen could move the pressed element.
  await user.pointer({ keys: '[MouseLeft>]', target: document.body });
  expect(screen.getByRole('textbox')).not.toHaveFocus();
  expect(router.state.location.search).toBe('?page=4');
  await user.pointer('[/MouseLeft]');
  expect(router.state.location.search).toBe('?q=ada');
  jest.useRealTimers();
});

test.each<[when: string, leave: (user: UserEvent) => void | Promise<void>]>([
  ['the window loses the focus', () => void fireEvent.blur(window)],
  ['the pointer leaves the page', () => void fireEvent.mouseLeave(document.documentElement)],
  ['the page is left', () => void fireEvent(window, new Event('pagehide'))],
  ['the shortcut of Back begins', (user) => user.keyboard('{Alt>}')],
  ['a shortcut of a reload begins', (user) => user.keyboard('{Control>}')],
  ['the key of a reload is pressed', (user) => user.keyboard('{F5}')],
  ['a link is opened in a tab', () => void fireEvent(document.body, new MouseEvent('auxclick'))],
  ['a menu of a link opens', () => void fireEvent.contextMenu(document.body)],
])('the address gets the typed text when %s', async (_when, leave) => {
  const { router } = open('/?page=4');
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await user.type(screen.getByRole('textbox'), 'ada');
  expect(router.state.location.search).toBe('?page=4');
  await leave(user);
  expect(router.state.location.search).toBe('?q=ada');
  jest.useRealTimers();
});

test('no letter is lost when the address is updated in the middle of a word', async () => {
  const { router, user } = open('/');
  const field = screen.getByRole('textbox');
  await user.type(field, 'ad');
  await screen.findByText('q=ad page=1 view=cards');
  await user.type(field, 'a');
  expect(field).toHaveValue('ada');
  await screen.findByText('q=ada page=1 view=cards');
  expect(router.state.location.search).toBe('?q=ada');
});

test('the field follows Back', async () => {
  const { router, user } = open('/?q=one');
  await act(() => router.navigate('/?q=two'));
  await user.type(screen.getByRole('textbox'), 's');
  await user.click(document.body);
  expect(screen.getByRole('textbox')).toHaveValue('twos');
  await act(() => router.navigate(-1));
  expect(screen.getByRole('textbox')).toHaveValue('one');
});

test('text that is written when a link is pressed does not return after the link', async () => {
  const router = createMemoryRouter([
    {
      path: '/',
      element: (
        <>
          <Link to="/">Anew</Link>
          <Screen />
        </>
      ),
    },
  ]);
  render(<RouterProvider router={router} useTransitions={false} />);
  const user = userEvent.setup({ delay: null });
  await user.type(screen.getByRole('textbox'), 'ada');
  await user.click(screen.getByRole('link'));
  await screen.findByText('q= page=1 view=cards');
  expect(router.state.location.search).toBe('');
  expect(screen.getByRole('textbox')).toHaveValue('');
});
