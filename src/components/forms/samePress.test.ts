import { fireEvent, screen } from '@testing-library/react';
import { ignoreSamePress } from './samePress';

const pressed = jest.fn();

beforeEach(() => {
  pressed.mockClear();
  document.body.innerHTML = '<button>Delete</button>';
  for (const type of ['click', 'keydown'])
    screen.getByRole('button').addEventListener(type, pressed);
});

test('further clicks of a multiple click are ignored until the next press', () => {
  const button = screen.getByRole('button');
  ignoreSamePress();
  fireEvent.click(button, { detail: 2 });
  fireEvent.click(button, { detail: 3 });
  expect(pressed).not.toHaveBeenCalled();
  fireEvent.click(button, { detail: 1 });
  fireEvent.click(button, { detail: 2 });
  expect(pressed).toHaveBeenCalledTimes(2);
});

test('repeats of a held key are ignored until the next press', () => {
  const button = screen.getByRole('button');
  ignoreSamePress();
  const isDefault = fireEvent.keyDown(button, { key: 'Enter', repeat: true });
  expect(isDefault).toBe(false);
  expect(pressed).not.toHaveBeenCalled();
  fireEvent.keyDown(button, { key: 'ArrowDown' });
  fireEvent.keyDown(button, { key: 'ArrowDown', repeat: true });
  expect(pressed).toHaveBeenCalledTimes(2);
});
