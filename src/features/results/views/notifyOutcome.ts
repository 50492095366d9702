import { notify } from '../../../components/toasts/notify';
import { MAX_VIEWS } from '../../../domain/constants';
import type { LocalizedText } from '../../../i18n/createI18n';
import type { ViewRefusal } from './changeViews';

/** The text of the toast for each refusal. */
export const REFUSAL_TEXTS: Record<ViewRefusal, LocalizedText> = {
  taken: ({ t }) => t('results.views.taken'),
  full: ({ t }) => t('results.views.full', { most: MAX_VIEWS }),
  'not stored': ({ t }) => t('results.views.notStored'),
  gone: ({ t }) => t('results.views.gone'),
  nobody: ({ t }) => t('results.views.nobody'),
};

/** Shows a toast that says why a change was refused, or that it succeeded. */
export function notifyOutcome(refusal: ViewRefusal | undefined, success: LocalizedText) {
  notify(
    refusal === undefined
      ? { text: success, tone: 'success' }
      : { text: REFUSAL_TEXTS[refusal], tone: 'destructive' },
  );
}
