import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useRef, useState } from 'react';
import type { Employee } from '../../../api/contract';
import { scaled, toRem } from '../../../components/page/lengths';
import { useWhilePrinting } from '../../../components/page/useWhilePrinting';
import { HitCard } from './HitCard';
import { useCardColumns } from './useCardColumns';

/** Pixels at the default font size; a card is higher where a name takes more lines. */
const CARD_HEIGHT = 118;
/** Pixels. */
const GAP = 16;

/** Rows beyond the edges of the window that are drawn, so that Tab and a quick wheel find them there. */
const OVERSCAN = 4;

const inset = { px: { xs: 2, sm: 3 }, pb: 3 };
const grid = {
  ...inset,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(18rem, 100%), 1fr))',
  gap: `${String(GAP)}px`,
};

const LIST = { role: 'list', 'aria-label': 'Employees found' };

interface HitsProps {
  employees: Employee[];
}

/** A card for every employee who was found. Only those in view are drawn, but paper has no view. */
export function Hits({ employees }: HitsProps) {
  if (!useWhilePrinting(() => true)) return <HitsInView employees={employees} />;
  return (
    <Box {...LIST} sx={grid}>
      {employees.map((employee, index) => (
        <HitCard
          key={employee._id}
          employee={employee}
          position={index + 1}
          of={employees.length}
        />
      ))}
    </Box>
  );
}

function HitsInView({ employees }: HitsProps) {
  const list = useRef<HTMLDivElement>(null);
  const { columns, top } = useCardColumns(list, GAP);
  const [cardHeight] = useState(() => scaled(CARD_HEIGHT));
  const rows = useWindowVirtualizer({
    count: Math.ceil(employees.length / columns),
    estimateSize: () => cardHeight,
    gap: GAP,
    overscan: OVERSCAN,
    scrollMargin: top,
  });

  return (
    <Box sx={inset}>
      <div ref={list} {...LIST} style={{ position: 'relative', height: rows.getTotalSize() }}>
        {rows.getVirtualItems().map(({ key, index, start }) => (
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
              minHeight: cardHeight,
            }}
          >
            {employees.slice(index * columns, (index + 1) * columns).map((employee, column) => (
              <HitCard
                key={employee._id}
                employee={employee}
                position={index * columns + column + 1}
                of={employees.length}
              />
            ))}
          </div>
        ))}
      </div>
    </Box>
  );
}

/** Cards to come. */
export function HitsSkeleton() {
  return (
    <Box aria-hidden sx={grid}>
      {Array.from({ length: 12 }, (_, card) => (
        <Skeleton key={card} variant="rounded" height={toRem(CARD_HEIGHT)} />
      ))}
    </Box>
  );
}
