import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Skeleton from '@mui/material/Skeleton';
import type { SxProps } from '@mui/material/styles';
import { visuallyHidden } from '@mui/utils';
import type { ReactNode } from 'react';
import type { Employee } from '../../api/contract';
import { CopyButton } from '../../components/controls/CopyButton';
import { useI18n } from '../../i18n/I18nContext';
import { roleText } from '../../i18n/roleText';
import { breakable } from '../../lib/text/breakable';

const facts = {
  typography: 'body2',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1,
  m: 0,
  color: 'text.secondary',
  '& > div': { display: 'flex', alignItems: 'center', gap: 0.5, minWidth: 0 },
  '& > div:not(:last-of-type)::after': { content: '"·"', marginInlineStart: 0.5 },
  '& dd': { display: 'flex', alignItems: 'center', minWidth: 0, m: 0 },
  '& bdi': { minWidth: 0, color: 'text.primary' },
  // As high as a line of text.
  '& button': { my: -1 },
} satisfies SxProps;

/** The facts of an employee in one line, or skeletons while they are loading. */
export function EmployeeFacts({ employee }: { employee: Employee | undefined }) {
  const i18n = useI18n();
  if (!employee) return <Skeleton width="min(30rem, 100%)" />;
  const { t, date, display } = i18n;
  const { role, position, hireDate, age, email } = employee;
  return (
    <Box component="dl" sx={facts}>
      <Fact label={t('accounts.role')} value={roleText(i18n, role)}>
        <Chip component="bdi" label={roleText(i18n, role)} />
      </Fact>
      <Fact label={t('employees.position')} value={display(position)} />
      <Fact label={t('employees.hired')} value={date(hireDate)} isLabelled />
      <Fact label={t('accounts.age')} value={i18n.count(age)} isLabelled />
      <Fact label={t('accounts.email')} value={display(email)}>
        <bdi>{breakable(display(email))}</bdi>
        {email && display(email) === email && (
          <CopyButton
            label={t('employees.copyEmail')}
            text={email}
            success={(shown) => shown.t('employees.emailCopied')}
          />
        )}
      </Fact>
    </Box>
  );
}

interface FactProps {
  label: string;
  value: string;
  /** Whether the label is always shown. Otherwise it is shown only where the value is missing. */
  isLabelled?: boolean;
  /** The value as elements, where it is more than its text. */
  children?: ReactNode;
}

function Fact({ label, value, isLabelled = false, children }: FactProps) {
  const { t } = useI18n();
  const isShown = isLabelled || value === t('common.notAvailable');
  return (
    <div>
      <dt style={isShown ? undefined : visuallyHidden}>{label}</dt>
      <dd>{children ?? <bdi>{breakable(value)}</bdi>}</dd>
    </div>
  );
}
