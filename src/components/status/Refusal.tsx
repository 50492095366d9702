import { useI18n } from '../../i18n/I18nContext';
import { isolated } from '../../lib/text/isolated';

interface RefusalProps {
  /** The content that the server refuses to return. */
  of: 'evaluations' | 'overview' | 'this';
  /** The server's message, or '' if it sent none. */
  message: string;
}

/** A message that the server refuses something, with the reason. */
export function Refusal({ of, message }: RefusalProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const refusal = t(`components.refusal.${of}`);
  if (message === '') return <span>{refusal}</span>;
  return (
    <span>
      {t.rich('components.refusal.because', {
        refusal,
        message,
        server: () => isolated(i18n, message),
      })}
    </span>
  );
}
