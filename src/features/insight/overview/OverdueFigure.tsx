import { useMemo } from 'react';
import type { Employee, Evaluation } from '../../../api/contract';
import { display, displayCount, displayDate } from '../../../lib/text/display';
import { employeeProfilePath } from '../../../lib/url/paths';
import { ChartFigure } from '../chart/ChartFigure';
import { paragraph } from '../statistics/describe';
import { overdueOf, type Overdue } from '../statistics/overview/overdue';

interface OverdueFigureProps {
  employees: readonly Employee[];
  /** How many employees there are. `employees` may have fewer. */
  total: number;
  evaluations: readonly Evaluation[];
  /** Whether `evaluations` has all that there are. */
  isComplete: boolean;
  /** Whether the evaluations are those of one evaluator. */
  isOwn: boolean;
}

/** The people whose last evaluation was more than a year ago, and those without one. */
export function OverdueFigure(props: OverdueFigureProps) {
  const { employees, evaluations } = props;
  const overdue = useMemo(() => overdueOf(employees, evaluations), [employees, evaluations]);
  return (
    <ChartFigure
      title="Not evaluated for a year"
      name="not-evaluated-for-a-year"
      description={describe(props, overdue)}
      table={{
        columns: ['Employee', 'Last evaluation', 'Hired'],
        rows: overdue.people.map(({ employee: { _id, name, hireDate }, last }) => ({
          key: _id,
          cells: [
            display(name),
            last ? displayDate(last.createdAt) : 'None',
            displayDate(hireDate),
          ],
          to: employeeProfilePath(_id),
        })),
      }}
    />
  );
}

function describe(
  { employees, total, isComplete, isOwn }: OverdueFigureProps,
  { people, undated, unmatched }: Overdue,
): string {
  const never = people.filter(({ last }) => !last).length;
  const by = isOwn ? ' by you' : '';
  return paragraph(
    `${displayCount(people.length)} of ${displayCount(employees.length)} employees: ${displayCount(never)} without an evaluation${by}, ${displayCount(people.length - never)} whose last one${by} is more than a year old.`,
    total > employees.length &&
      `The list has ${displayCount(employees.length)} of ${displayCount(total)} employees.`,
    undated > 0 && `Unknown for ${displayCount(undated)}: they have no usable date.`,
    unmatched > 0 && `Evaluations that do not tell of whom: ${displayCount(unmatched)}.`,
    !isComplete && 'Not all evaluations were read: some of these people may have one.',
  );
}
