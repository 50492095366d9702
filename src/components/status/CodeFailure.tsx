import { useI18n } from '../../i18n/I18nContext';
import { LoadFailure } from './LoadFailure';

export interface CodeFailureProps {
  /** Loads the code again. */
  onRetry: () => void;
}

/** Shown in place of a page or a panel whose code cannot be loaded. */
export function CodeFailure({ onRetry }: CodeFailureProps) {
  const { t } = useI18n();
  return <LoadFailure text={t('components.wentWrong')} onRetry={onRetry} />;
}
