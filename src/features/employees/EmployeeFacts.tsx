import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { visuallyHidden } from '@mui/utils';
import type { ReactNode } from 'react';
import type { Employee } from '../../api/contract';
import { CopyButton } from '../../components/controls/CopyButton';
import { Tag } from '../../components/text/Tag';
import { breakable } from '../../lib/text/breakable';
import { display, displayDate, NOT_AVAILABLE } from '../../lib/text/display';

const Root = styled('dl')(({ theme: { vars, typography, spacing } }) => ({
  ...typography.body2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: spacing(1),
  margin: 0,
  color: vars.palette.text.secondary,
  '& > div': { display: 'flex', alignItems: 'center', gap: spacing(0.5), minWidth: 0 },
  '& > div:not(:last-of-type)::after': { content: '"·"', marginInlineStart: spacing(0.5) },
  '& dd': { display: 'flex', alignItems: 'center', minWidth: 0, margin: 0 },
  '& bdi': { minWidth: 0, color: vars.palette.text.primary },
  // As high as a line of text.
  '& button': { marginBlock: -8 },
}));

/** Who an employee is, in a line. Undefined while it is loading. */
export function EmployeeFacts({ employee }: { employee: Employee | undefined }) {
  if (!employee) return <Skeleton width="min(30rem, 100%)" />;
  const { role, position, hireDate, age, email } = employee;
  return (
    <Root>
      <Fact label="Role" value={display(role)}>
        <Tag>{display(role)}</Tag>
      </Fact>
      <Fact label="Position" value={display(position)} />
      <Fact label="Hired" value={displayDate(hireDate)} isLabelled />
      <Fact label="Age" value={display(age)} isLabelled />
      <Fact label="Email" value={display(email)}>
        <bdi>{breakable(display(email))}</bdi>
        {email && display(email) === email && (
          <CopyButton label="Copy email" text={email} success="Email copied" />
        )}
      </Fact>
    </Root>
  );
}

interface FactProps {
  label: string;
  value: string;
  /** Whether the value says nothing without its label. A missing one never does. */
  isLabelled?: boolean;
  /** How the value is shown, where that is more than its text. */
  children?: ReactNode;
}

function Fact({ label, value, isLabelled = false, children }: FactProps) {
  const isShown = isLabelled || value === NOT_AVAILABLE;
  return (
    <div>
      <dt style={isShown ? undefined : visuallyHidden}>{label}</dt>
      <dd>{children ?? <bdi>{breakable(value)}</bdi>}</dd>
    </div>
  );
}
