import { DEFAULT_CONFIG } from '../../config/mockConfig';
import { toLink } from '../../config/link';
import { SCENARIOS } from '../../scenarios/scenarios';
import { takeMockParameter } from './choice';

function choose(search: string) {
  window.history.replaceState(null, '', `/results${search}`);
  return takeMockParameter(new URL(window.location.href));
}

test('a scenario is chosen by name, and the parameter is removed', () => {
  expect(choose('?mock=large&view=table#top')).toEqual({
    config: { ...DEFAULT_CONFIG, seed: { employees: 10_000, evaluations: 400 } },
  });
  expect(window.location.href).toMatch(/\/results\?view=table#top$/);
  expect(choose('?mock=firstSaveFails')).toEqual({ config: SCENARIOS.firstSaveFails });
});

test('a link sets the persona', () => {
  const link = toLink({ ...DEFAULT_CONFIG, persona: 'expired' }).value ?? '';
  expect(choose(`?mock=${link}`)?.persona).toBe('expired');
  expect(choose('?mock=empty')?.persona).toBeUndefined();
});

test('reset restores the default config and signs out', () => {
  expect(choose('?mock=reset')).toEqual({
    config: DEFAULT_CONFIG,
    persona: 'signedOut',
  });
});

test('an unknown name chooses no config, and the parameter is removed', () => {
  expect(choose('?mock=lagre')?.problems).toContain('There is no scenario "lagre".');
  expect(window.location.search).toBe('');
});

test('an address without the parameter is unchanged', () => {
  expect(choose('?view=table')).toBeUndefined();
  expect(window.location.search).toBe('?view=table');
});
