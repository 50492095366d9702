import { styled } from '@mui/material/styles';
import { useI18n } from '../../i18n/I18nContext';
import { LoadFailure } from './LoadFailure';

export interface CodeFailureProps {
  /** Loads the code again. */
  onRetry: () => void;
}

/** In place of a page or a panel whose code cannot be loaded. */
export function CodeFailure({ onRetry }: CodeFailureProps) {
  const { t } = useI18n();
  return <LoadFailure text={t('components.wentWrong')} onRetry={onRetry} />;
}

const Bar = styled('div')(({ theme: { spacing, vars } }) => ({
  borderBottom: `1px solid ${vars.palette.divider}`,
  '& > div': { flexDirection: 'row', justifyContent: 'center', padding: spacing(0.5, 2) },
  '& > div > span': { padding: spacing(0.5) },
  '& button': { flex: 'none' },
}));

/** In place of a bar at the top of the window whose code cannot be loaded. */
export function BarFailure(props: CodeFailureProps) {
  return (
    <Bar>
      <CodeFailure {...props} />
    </Bar>
  );
}
