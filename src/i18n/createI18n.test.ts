import { createI18n } from './createI18n';
import messages from './messages/en.json';

test('a message is formatted with its values, and a format is that of the locale', () => {
  const i18n = createI18n('en-GB', messages);
  expect(i18n.t('common.evaluations', { count: 1 })).toBe('1 evaluation');
  expect(i18n.t('common.evaluations', { count: 1200 })).toBe('1,200 evaluations');
  expect(i18n.date('2026-06-30')).toBe('30 Jun 2026');
  expect(i18n.average(7)).toBe('7.0');
});
