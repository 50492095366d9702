import type { Role } from '../domain/constants';
import type { I18n } from './createI18n';

/** A role in words; 'N/A' without one. */
export const roleText = ({ t }: I18n, role: Role | null | undefined) =>
  role ? t(`roles.${role}`) : t('common.notAvailable');
