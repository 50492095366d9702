import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import type { Employee } from '../../../api/contract';
import { HitCard } from './HitCard';
import { useCardColumns } from './useCardColumns';

/** Pixels; a card is higher where a name takes more lines. */
const CARD_HEIGHT = 118;
const GAP = 16;

/** Rows beyond the edges of the window that are drawn, so that Tab and a quick wheel find them there. */
const OVERSCAN = 4;

const inset = { px: { xs: 2, sm: 3 }, pb: 3 };

/** A card for every employee who was found, of which only those in view are drawn. */
export function Hits({ employees }: { employees: Employee[] }) {
  const list = useRef<HTMLDivElement>(null);
  const { columns, top } = useCardColumns(list, GAP);
  const rows = useWindowVirtualizer({
    count: Math.ceil(employees.length / columns),
    estimateSize: () => CARD_HEIGHT,
    gap: GAP,
    overscan: OVERSCAN,
    scrollMargin: top,
  });

  return (
    <Box sx={inset}>
      <div
        ref={list}
        role="list"
        aria-label="Employees found"
        style={{ position: 'relative', height: rows.getTotalSize() }}
      >
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
              minHeight: CARD_HEIGHT,
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
    <Box
      aria-hidden
      sx={{
        ...inset,
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(18rem, 100%), 1fr))',
        gap: `${String(GAP)}px`,
      }}
    >
      {Array.from({ length: 12 }, (_, card) => (
        <Skeleton key={card} variant="rounded" height={CARD_HEIGHT} />
      ))}
    </Box>
  );
}
