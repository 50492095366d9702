import { DEFAULT_ARRANGEMENT } from '../../engine/arrangement';
import { toLink } from '../../states/link';
import { EXPIRED_TOKEN } from '../../engine/persona';
import { STATES } from '../../states/states';
import { takeMockParameter } from './choice';

function choose(search: string) {
  window.history.replaceState(null, '', `/results${search}`);
  return takeMockParameter(new URL(window.location.href));
}

const stored = () => ({
  token: localStorage.getItem('token'),
  role: localStorage.getItem('role'),
});

beforeEach(() => {
  localStorage.clear();
});

test('a scenario and a kept state are chosen by name, and the parameter goes', () => {
  expect(choose('?mock=large&view=table#top')).toEqual({
    arrangement: { ...DEFAULT_ARRANGEMENT, seed: { employees: 10_000, evaluations: 400 } },
  });
  expect(window.location.href).toMatch(/\/results\?view=table#top$/);
  expect(choose('?mock=firstSaveFails')).toEqual({ arrangement: STATES.firstSaveFails });
});

test('a link with a persona signs it in, and tells the app', () => {
  const told = jest.fn();
  window.addEventListener('storage', told);
  const link = toLink({ ...DEFAULT_ARRANGEMENT, persona: 'expired' }).value ?? '';
  expect(choose(`?mock=${link}`)?.arrangement?.persona).toBe('expired');
  expect(stored()).toEqual({ token: EXPIRED_TOKEN, role: 'Admin' });
  expect(told).toHaveBeenCalledTimes(1);
  window.removeEventListener('storage', told);
});

test('without a persona, whoever is signed in stays', () => {
  localStorage.setItem('token', 'abc');
  choose('?mock=empty');
  expect(localStorage.getItem('token')).toBe('abc');
});

test('reset has the default arrangement and signs out', () => {
  localStorage.setItem('token', 'abc');
  localStorage.setItem('role', 'Admin');
  expect(choose('?mock=reset')).toEqual({ arrangement: DEFAULT_ARRANGEMENT });
  expect(stored()).toEqual({ token: null, role: null });
});

test('a name that nothing has chooses nothing, and the parameter goes', () => {
  expect(choose('?mock=lagre')?.problems).toContain('There is no scenario or state "lagre".');
  expect(window.location.search).toBe('');
});

test('an address without the parameter stays as it is', () => {
  expect(choose('?view=table')).toBeUndefined();
  expect(window.location.search).toBe('?view=table');
});
