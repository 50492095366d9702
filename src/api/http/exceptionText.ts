import type { ShownLater, Text } from '../../i18n/createI18n';

/** What axios says where there was no answer. */
const OF_AXIOS: Partial<Record<string, Text>> = {
  'Network Error': ({ t }) => t('failures.networkError'),
  'Request aborted': ({ t }) => t('failures.requestAborted'),
};

/** The message of an exception for people. What is not of axios is shown as it is. */
export function exceptionText(message: string): ShownLater {
  const milliseconds = /^timeout of (\d+)ms exceeded$/.exec(message)?.[1];
  if (milliseconds !== undefined) {
    return ({ t, numeral }) =>
      t('failures.timeout', { milliseconds: numeral(Number(milliseconds)) });
  }
  return OF_AXIOS[message] ?? message;
}
