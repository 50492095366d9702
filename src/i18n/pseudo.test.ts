import { createI18n } from './createI18n';
import { createPseudo } from './pseudo';

const pseudo = createPseudo();
const { t, date } = createI18n(pseudo.locale, pseudo.messages);

test('a text is marked, but its values are not', () => {
  expect(t('forms.cancel')).toBe('⟦Çåñçéļ··⟧');
  expect(t('failures.because', { failure: 'Failed', message: 'Busy' })).toBe('⟦Failed: Busy⟧');
  expect(t('common.evaluations', { count: 1 })).toMatch(/^⟦۱ éṽåļûåţîöñ·+⟧$/);
  expect(t('common.evaluations', { count: 2 })).toMatch(/^⟦۲ éṽåļûåţîöñš·+⟧$/);
  expect(t.markup('components.score', { score: '7', most: 9, hidden: (text) => `(${text})` })).toBe(
    '⟦7( öƒ ·۹)⟧',
  );
  expect(date('2026-06-30')).not.toMatch(/[a-z\d]/i);
  expect(t('period.last12Months')).not.toMatch(/\d/);
});
