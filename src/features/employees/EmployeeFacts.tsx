import Card from '@mui/material/Card';
import { Facts } from '../../components/page/Facts';
import { PageHeading } from '../../components/page/PageHeading';
import type { Employee } from '../../api/contract';
import { display } from '../../lib/text/display';

/** Who an employee is; bars until it is known. */
export function EmployeeFacts({ employee }: { employee: Employee | undefined }) {
  return (
    <>
      <PageHeading
        owner={display(employee?.name, 'Employee')}
        title="Profile"
        loading={!employee}
      />
      <Card sx={{ p: { xs: 2, sm: 3 } }}>
        <Facts
          loading={!employee}
          facts={[
            ['Email', display(employee?.email)],
            ['Role', display(employee?.role)],
            ['Age', display(employee?.age)],
          ]}
        />
      </Card>
    </>
  );
}
