import { notify } from '../../../components/toasts/notify';
import { MAX_VIEWS } from '../../../domain/constants';
import type { Text } from '../../../i18n/createI18n';
import type { ViewRefusal } from './changeViews';

/** What the user reads when a change of the saved views is refused. */
export const REFUSAL_TEXTS: Record<ViewRefusal, Text> = {
  taken: ({ t }) => t('results.views.taken'),
  full: ({ t }) => t('results.views.full', { most: MAX_VIEWS }),
  'not stored': ({ t }) => t('results.views.notStored'),
  gone: ({ t }) => t('results.views.gone'),
  nobody: ({ t }) => t('results.views.nobody'),
};

/** A toast with the outcome of a change: the refusal, or that it worked. */
export function notifyOutcome(refusal: ViewRefusal | undefined, success: Text) {
  notify(
    refusal === undefined
      ? { text: success, tone: 'success' }
      : { text: REFUSAL_TEXTS[refusal], tone: 'destructive' },
  );
}
