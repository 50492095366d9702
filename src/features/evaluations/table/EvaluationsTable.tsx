import { styled } from '@mui/material/styles';
import { memo } from 'react';
import type { Evaluation } from '../../../api/contract';
import { rowLinkProps, SAVED_ROW } from '../../../components/table/rows';
import { useI18n } from '../../../i18n/I18nContext';
import type { EvaluationColumn } from './columns';
import { evaluationsTableStyle } from './evaluationsTableStyle';

interface EvaluationsTableProps {
  /** The table's accessible name. */
  label: string;
  columns: EvaluationColumn[];
  evaluations: readonly Evaluation[];
  /** Whether rows are loading that will replace these. */
  busy?: boolean;
  /** What a search found in the rows, folded. The columns that are not quiet mark them. */
  words?: string[];
  /** The evaluation that was just saved. */
  markedId?: string | undefined;
}

const NONE: string[] = [];

const Root = styled('table')(evaluationsTableStyle);

/* Some browsers drop the roles of a table whose `display` is changed, as it is here on phones. */
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */

/** A table of evaluations. Its rows are not rendered again when only the address changes. */
export const EvaluationsTable = memo(function EvaluationsTable(props: EvaluationsTableProps) {
  const i18n = useI18n();
  const { label, columns, evaluations, busy, words = NONE, markedId } = props;
  return (
    <Root role="table" aria-label={label} aria-busy={busy} {...rowLinkProps}>
      <thead>
        <tr role="row">
          {columns.map(({ header, width, area = 'wide' }) => (
            <th key={header} role="columnheader" className={area} style={{ width }}>
              {i18n.t(header)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {evaluations.map((evaluation) => (
          <tr key={evaluation._id} role="row" {...(evaluation._id === markedId && SAVED_ROW)}>
            {columns.map(({ header, area = 'wide', quiet, cell }) => (
              <td
                key={header}
                role="cell"
                className={quiet ? `${area} quiet` : area}
                style={{ gridArea: area }}
              >
                {cell(i18n, evaluation, quiet ? NONE : words)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Root>
  );
});
