import { isRole } from '../domain/constants';
import type { I18n } from './createI18n';

/** A role in words; one that is not known as it is, and 'N/A' without one. */
export const roleText = ({ t, display }: I18n, role: string | null | undefined) =>
  isRole(role) ? t(`roles.${role}`) : display(role);
