import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import type { Employee } from '../../api/contract';
import { HitCard } from './HitCard';

/** Pixels. */
const CARD_HEIGHT = 118;

function CardGrid({ children }: { children: ReactNode }) {
  return (
    <Box
      component="ul"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(18rem, 100%), 1fr))',
        gap: 2,
        m: 0,
        px: { xs: 2, sm: 3 },
        pb: 3,
      }}
    >
      {children}
    </Box>
  );
}

/** The row above the cards. */
export function HitsBar({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        flexWrap: 'wrap',
        columnGap: 2,
        minHeight: 36,
        px: { xs: 2, sm: 3 },
        mb: 2,
      }}
    >
      {children}
    </Box>
  );
}

/** A card for every employee who was found. */
export function Hits({ employees }: { employees: Employee[] }) {
  return (
    <CardGrid>
      {employees.map((employee) => (
        <HitCard key={employee._id} employee={employee} />
      ))}
    </CardGrid>
  );
}

/** Cards to come. */
export function HitsSkeleton() {
  return (
    <Box>
      <HitsBar>
        <LinearProgress aria-label="Searching" sx={{ flex: 1 }} />
      </HitsBar>
      <CardGrid>
        {Array.from({ length: 12 }, (_, card) => (
          <Skeleton key={card} component="li" variant="rounded" height={CARD_HEIGHT} />
        ))}
      </CardGrid>
    </Box>
  );
}
