import type { Messages } from './createI18n';
import type { Language } from './languages';

/** Each is a file of its own: the page loads the one of its language. */
const FILES: Record<Language, () => Promise<{ default: Messages }>> = {
  en: () => import('./messages/en.json'),
};

/** Loads the messages of a language. They need no other code, so they can be requested before it has arrived. */
export async function loadMessages(language: Language): Promise<Messages> {
  return (await FILES[language]()).default;
}
