import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useRef, useState } from 'react';
import type { Employee } from '../../../api/contract';
import { CARD_HEIGHT, HitCard } from './HitCard';
import { useCardColumns } from './useCardColumns';

/** Pixels. */
const GAP = 16;

/** Rows beyond the edges of the window that are drawn, so that Tab and a quick wheel find them there. */
const OVERSCAN = 4;

const inset = { px: { xs: 2, sm: 3 }, pb: 3 };
const NONE: ReadonlySet<string> = new Set();

/** A card for every employee who was found, of which only those in view are drawn. */
export function Hits({ employees }: { employees: Employee[] }) {
  const list = useRef<HTMLDivElement>(null);
  // Ids of employees. Not in the cards, which are removed when they are scrolled out of view.
  const [opened, setOpened] = useState(NONE);
  const { columns, top } = useCardColumns(list, GAP);
  const rows = useWindowVirtualizer({
    count: Math.ceil(employees.length / columns),
    estimateSize: () => CARD_HEIGHT,
    gap: GAP,
    overscan: OVERSCAN,
    scrollMargin: top,
  });

  function toggle(id: string) {
    setOpened((before) => {
      const next = new Set(before);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  }

  return (
    <Box sx={inset}>
      <div
        ref={list}
        role="list"
        aria-label="Employees found"
        style={{ position: 'relative', height: rows.getTotalSize() }}
      >
        {rows.getVirtualItems().map(({ key, index, start }) => {
          const inRow = employees.slice(index * columns, (index + 1) * columns);
          const isOpen = inRow.some(({ _id }) => opened.has(_id));
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
                // The cards beside an open one stay as they are.
                alignItems: isOpen ? 'start' : 'stretch',
              }}
            >
              {inRow.map((employee, column) => (
                <HitCard
                  key={employee._id}
                  employee={employee}
                  position={index * columns + column + 1}
                  of={employees.length}
                  isOpen={opened.has(employee._id)}
                  onToggle={() => {
                    toggle(employee._id);
                  }}
                />
              ))}
            </div>
          );
        })}
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
