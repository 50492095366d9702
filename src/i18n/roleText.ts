import { isRole } from '../domain/constants';
import type { I18n } from './createI18n';

/** Returns the text of a role. An unknown role is not translated, and a missing one is 'N/A'. */
export const roleText = ({ t, display }: I18n, role: string | null | undefined) =>
  isRole(role) ? t(`roles.${role}`) : display(role);
