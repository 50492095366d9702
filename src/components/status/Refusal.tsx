import { useI18n } from '../../i18n/I18nContext';
import { isolated } from '../../lib/text/isolated';

interface RefusalProps {
  /** What is refused. */
  of: 'evaluations' | 'overview' | 'this';
  /** The server's message; empty where it sent none. */
  message: string;
}

/** Says that the server refuses something, and why. */
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
