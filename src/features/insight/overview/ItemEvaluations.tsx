import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import { useEffect, useMemo, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import type { I18n } from '../../../i18n/createI18n';
import { useI18n } from '../../../i18n/I18nContext';
import { IconAction } from '../../../components/controls/IconAction';
import { inPeriodText } from '../../../lib/text/periodText';
import { personLabels } from '../../../lib/text/personLabels';
import { evaluationPath } from '../../../lib/url/paths';
import { usePeriod } from '../../../lib/url/periodParameter';
import { ChartFigure } from '../chart/ChartFigure';
import { dateCell, scoreCell, type ChartTable } from '../chart/chartTable';
import type { ScoredEvaluation } from '../statistics/chartData';
import { paragraph } from '../statistics/describe';
import { newestFirst } from '../../../lib/text/createdTime';
import { LIST_NAME } from './useDrillDown';

export interface DrillDownItem {
  key: string;
  title: string;
  /** The evaluations that the item stands for. */
  evaluations: readonly Pick<ScoredEvaluation, 'evaluation'>[];
  /** A sentence that is shown after the number of evaluations. */
  words?: string;
}

interface ItemEvaluationsProps {
  item: DrillDownItem;
  onClose: () => void;
}

/**
 * The list of the evaluations that an item of a figure stands for, such as a bar or a row. When the item is pressed, the
 * list gets the focus. When the list is closed, it returns the focus.
 */
export function ItemEvaluations({ item, onClose }: ItemEvaluationsProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const { key, title, evaluations, words } = item;
  const { period } = usePeriod();
  const root = useRef<HTMLDivElement>(null);
  const opener = useRef<Element>(null);
  const isPressed = useNavigationType() === NavigationType.Push;
  const table = useMemo(() => tableOf(i18n, evaluations), [i18n, evaluations]);

  useEffect(() => {
    if (!isPressed) return;
    if (document.activeElement !== root.current) opener.current = document.activeElement;
    // The browser would scroll to the middle of a list that is higher than the window.
    root.current?.focus({ preventScroll: true });
    root.current?.scrollIntoView({ block: 'start' });
  }, [key, isPressed]);

  return (
    <Box
      ref={root}
      tabIndex={-1}
      sx={{ gridColumn: '1 / -1', outline: 'none', scrollMarginBlock: '5rem' }}
    >
      <ChartFigure
        title={title}
        name={LIST_NAME}
        description={inPeriodText(
          i18n,
          period,
          paragraph(i18n, t('overview.evaluationsBehind', { count: evaluations.length }), words),
        )}
        table={table}
        action={
          <IconAction
            label={t('overview.close')}
            icon={<CloseIcon />}
            onClick={() => {
              onClose();
              if (opener.current instanceof HTMLElement) opener.current.focus();
            }}
          />
        }
      />
    </Box>
  );
}

function tableOf(i18n: I18n, evaluations: DrillDownItem['evaluations']): ChartTable {
  const nameless = i18n.display(undefined);
  const employeeLabel = personLabels(
    evaluations.map(({ evaluation }) => evaluation.employee),
    nameless,
  );
  const evaluatorLabel = personLabels(
    evaluations.map(({ evaluation }) => evaluation.evaluator),
    nameless,
  );
  return {
    columns: [
      i18n.t('overview.columns.employee'),
      i18n.t('overview.columns.evaluator'),
      i18n.t('overview.columns.score'),
      i18n.t('overview.columns.date'),
    ],
    rows: newestFirst(evaluations.map(({ evaluation }) => evaluation)).map(
      ({ _id, employee, evaluator, score, createdAt }) => ({
        key: _id,
        cells: [
          employeeLabel(employee),
          evaluatorLabel(evaluator),
          scoreCell(i18n, score),
          dateCell(i18n, createdAt),
        ],
        to: evaluationPath(_id),
      }),
    ),
  };
}
