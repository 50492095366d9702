import { notify } from '../../../components/toasts/notify';
import { MAX_VIEWS } from '../../../domain/constants';
import type { Text } from '../../../i18n/createI18n';
import type { Refusal } from './changeViews';

/** What the user reads when a change of the saved views is refused. */
export const REFUSALS: Record<Refusal, Text> = {
  taken: ({ t }) => t('results.views.taken'),
  full: ({ t }) => t('results.views.full', { most: MAX_VIEWS }),
  'not stored': ({ t }) => t('results.views.notStored'),
  gone: ({ t }) => t('results.views.gone'),
  nobody: ({ t }) => t('results.views.nobody'),
};

/** A toast with the outcome of a change: the refusal, or that it worked. */
export function tellOutcome(refusal: Refusal | undefined, success: Text) {
  notify(
    refusal === undefined
      ? { text: success, tone: 'success' }
      : { text: REFUSALS[refusal], tone: 'destructive' },
  );
}
