import type { I18n } from '../../../i18n/createI18n';

/** How many evaluations there are; 'N/A' where it is not known. */
export const totalText = ({ t, count }: I18n, total: number | null | undefined) =>
  total === null || total === undefined ? t('common.notAvailable') : count(total);
