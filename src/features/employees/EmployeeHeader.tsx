import Card from '@mui/material/Card';
import Divider from '@mui/material/Divider';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { visuallyHidden } from '@mui/utils';
import type { ReactNode } from 'react';
import type { Employee } from '../../api/contract';
import { CopyButton } from '../../components/controls/CopyButton';
import { DescriptionList } from '../../components/page/DescriptionList';
import { PersonHeading } from '../../components/person/PersonHeading';
import { Sections } from '../../components/page/Sections';
import { Tag } from '../../components/text/Tag';
import { breakable } from '../../lib/text/breakable';
import { display, displayDate } from '../../lib/text/display';

interface EmployeeHeaderProps {
  /** Undefined while it is loading. */
  employee: Employee | undefined;
  /** Below the facts. */
  children?: ReactNode;
}

const card = {
  p: { xs: 2, sm: 3 },
  // An address, with its button, has no room in one column.
  '& dl:first-of-type > :first-of-type': { gridColumn: { xs: '1 / -1', lg: 'span 2' } },
};

const Email = styled('span')({
  display: 'flex',
  alignItems: 'center',
  '& bdi': { minWidth: 0 },
  // As high as a line of text.
  '& button': { marginBlock: -8 },
});

/** The top of the profile: who the employee is, or skeletons until this is known. */
export function EmployeeHeader({ employee, children }: EmployeeHeaderProps) {
  return (
    <Card sx={card}>
      <Sections>
        <PersonHeading person={employee} title="Profile">
          {employee ? <Role role={employee.role} /> : <Skeleton width="5rem" />}
        </PersonHeading>
        <DescriptionList
          loading={!employee}
          facts={[
            ['Email', <EmailFact key="email" email={employee?.email} />],
            ['Position', display(employee?.position)],
            ['Age', display(employee?.age)],
            ['Hire Date', displayDate(employee?.hireDate)],
          ]}
        />
        {children && <Divider />}
        {children}
      </Sections>
    </Card>
  );
}

function Role({ role }: Pick<Employee, 'role'>) {
  return (
    <div>
      <span style={visuallyHidden}>Role: </span>
      <Tag>{display(role)}</Tag>
    </div>
  );
}

function EmailFact({ email }: { email: string | null | undefined }) {
  const shown = display(email);
  return (
    <Email>
      <bdi>{breakable(shown)}</bdi>
      {shown === email && <CopyButton label="Copy email" text={email} success="Email copied" />}
    </Email>
  );
}
