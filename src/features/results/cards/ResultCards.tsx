import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import type { SxProps } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useRef, useState, type ReactNode } from 'react';
import type { Employee } from '../../../api/contract';
import { scaled, toRem } from '../../../components/page/lengths';
import { ScoreLegend } from '../../../components/score/ScoreLegend';
import { useWhilePrinting } from '../../../components/page/useWhilePrinting';
import { useI18n } from '../../../i18n/I18nContext';
import { searchWords } from '../../../lib/text/fold';
import type { DetailOf } from '../../../lib/text/personLabels';
import { SelectAllCheckbox } from '../selection/SelectCheckbox';
import { CARD_HEIGHT, CardList } from './cardStyle';
import { ResultCard } from './ResultCard';
import { useCardColumns } from './useCardColumns';

/** Pixels between cards. */
const GAP = 16;

/** Rows that are rendered above and below the window, for Tab and for quick scrolling. */
const OVERSCAN = 4;

/** Printing more cards would block the browser for many seconds. */
const MAX_PRINTED = 1_000;

const inset = { px: { xs: 2, sm: 3 }, pb: 3 };
const grid = {
  ...inset,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(18rem, 100%), 1fr))',
  gap: `${String(GAP)}px`,
};

const header = {
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: { xs: 1, md: 3 },
  flexWrap: 'wrap',
  // On a phone, the words keep their width. Where no room is left beside them, the order has the whole next line.
  '& > :not(div)': {
    flex: { xs: '1000 1 8.5rem', sm: 'none' },
    minWidth: 'min-content',
    marginInlineEnd: 0,
  },
  '& > div': { flex: { xs: '1 1 8rem', sm: 'none' }, minWidth: 0 },
  // Where there is no room, the colours of the scores are on the last line.
  '& > p': {
    order: { xs: 1, md: 0 },
    flex: { xs: '1 0 100%', md: 'none' },
    marginInlineStart: { md: 'auto' },
  },
  minHeight: '2.5rem',
  px: { xs: 2, sm: 3 },
  mb: 1,
} satisfies SxProps;

interface ResultCardsProps {
  results: Employee[];
  /** The text that was searched for. */
  search?: string;
  /** The detail that distinguishes people with the same name. */
  detailOf: DetailOf;
  onEvaluate: (employee: Employee) => void;
}

/** A card for every result. Only cards in view are rendered, and on paper the first thousand. */
export function ResultCards({ results, search = '', detailOf, onEvaluate }: ResultCardsProps) {
  const { t } = useI18n();
  const words = searchWords(search);
  // These ids of employees are kept here because a card would lose its state when it is scrolled out of view.
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const isOpen = ({ _id }: Employee) => opened.has(_id);

  const cardOf = (employee: Employee, index: number, isInView: boolean) => (
    <ResultCard
      key={employee._id}
      employee={employee}
      detail={detailOf(employee)}
      words={words}
      position={index + 1}
      of={results.length}
      isInView={isInView}
      isOpen={isOpen(employee)}
      onEvaluate={onEvaluate}
      onToggle={() => {
        setOpened((before) => {
          const next = new Set(before);
          if (!next.delete(employee._id)) next.add(employee._id);
          return next;
        });
      }}
    />
  );

  const isPrinting = useWhilePrinting(() => true);
  if (!isPrinting) return <ResultCardsInView results={results} isOpen={isOpen} cardOf={cardOf} />;
  return (
    <>
      <CardList role="list" aria-label={t('results.employeesFound')} sx={grid}>
        {results.slice(0, MAX_PRINTED).map((employee, index) => cardOf(employee, index, false))}
      </CardList>
      {results.length > MAX_PRINTED && (
        <Typography sx={inset}>
          {t('results.firstOf', { shown: MAX_PRINTED, total: results.length })}
        </Typography>
      )}
    </>
  );
}

interface ResultCardsInViewProps {
  results: Employee[];
  isOpen: (employee: Employee) => boolean;
  cardOf: (employee: Employee, index: number, isInView: boolean) => ReactNode;
}

function ResultCardsInView({ results, isOpen, cardOf }: ResultCardsInViewProps) {
  const { t } = useI18n();
  const list = useRef<HTMLDivElement>(null);
  const { columns, top } = useCardColumns(list, GAP);
  const [cardHeight] = useState(() => scaled(CARD_HEIGHT));
  const rows = useWindowVirtualizer({
    count: Math.ceil(results.length / columns),
    estimateSize: () => cardHeight,
    gap: GAP,
    overscan: OVERSCAN,
    scrollMargin: top,
  });

  // This range does not include the overscan.
  const { startIndex, endIndex } = rows.range ?? { startIndex: 0, endIndex: -1 };

  return (
    <Box sx={inset}>
      <CardList
        ref={list}
        role="list"
        aria-label={t('results.employeesFound')}
        style={{ position: 'relative', height: rows.getTotalSize() }}
      >
        {rows.getVirtualItems().map(({ key, index, start }) => {
          const first = index * columns;
          const inRow = results.slice(first, first + columns);
          const isInView = startIndex <= index && index <= endIndex;
          return (
            <div
              key={key}
              ref={rows.measureElement}
              data-index={index}
              role="presentation"
              style={{
                position: 'absolute',
                insetInline: 0,
                top: start - top,
                display: 'grid',
                gridTemplateColumns: `repeat(${String(columns)}, minmax(0, 1fr))`,
                gap: GAP,
                // The cards beside an open one keep their height.
                alignItems: inRow.some(isOpen) ? 'start' : 'stretch',
              }}
            >
              {inRow.map((employee, column) => cardOf(employee, first + column, isInView))}
            </div>
          );
        })}
      </CardList>
    </Box>
  );
}

/** The row above the cards, with the checkbox for all of them, and their order. */
export function CardsHeader({ isLoading, order }: { isLoading: boolean; order: ReactNode }) {
  return (
    <Stack direction="row" className="actions" sx={header}>
      {isLoading ? <Skeleton width="10rem" /> : <SelectAllCheckbox hasLabel />}
      <ScoreLegend />
      {order}
    </Stack>
  );
}

export function ResultCardsSkeleton() {
  return (
    <Box aria-hidden sx={grid}>
      {Array.from({ length: 12 }, (_, card) => (
        <Skeleton key={card} variant="rounded" height={toRem(CARD_HEIGHT)} />
      ))}
    </Box>
  );
}
