import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '../../.storybook/story';
import { theme } from '../../src/app/theme/theme';
import { HEIGHTS } from '../../src/features/employees/table/employeesTableStyle';
import { ROW_HEIGHT } from '../../src/features/evaluations/table/evaluationsTableStyle';
import { Sheet, SheetSection } from './Sheet';

const meta = { title: 'Foundations/Spacing', tags: ['!autodocs'] } satisfies Meta;

export default meta;

/** Pixels: the fallback of the variable in a length of the theme. */
const UNIT = parseFloat(/[\d.]+px/.exec(theme.spacing(1))?.[0] ?? '');

const STEPS = [0.5, 1, 1.5, 2, 3, 4, 6, 8].map((step) => [`spacing(${step})`, `${step * UNIT}px`]);
const BREAKPOINTS = theme.breakpoints.keys.map((key) => [
  key,
  `${theme.breakpoints.values[key]}rem`,
]);
const ROWS = [
  ['Corners', `${theme.shape.borderRadius}px`],
  ['Employees, header', `${HEIGHTS.header}px`],
  ['Employees, row', `${HEIGHTS.row}px`],
  ['Employees, row on a phone', `${HEIGHTS.threeLines}px`],
  ['Evaluations, row', `${ROW_HEIGHT}px`],
];

export const Spacing: StoryObj = {
  render: () => (
    <Sheet
      title="Spacing"
      intro="Multiples of 8 px between parts, 4 px within one. Buttons and links in rows are at least 24 px high and wide (WCAG 2.2, 2.5.8), and nothing scrolls sideways at 320 px (1.4.10)."
    >
      <SheetSection title="Steps">
        <Lengths of={STEPS} />
      </SheetSection>
      <SheetSection
        title="Breakpoints"
        intro="Tables become cards below md; the header’s links move into a menu below md; columns of addresses show from lg on. They are in rem, so that enlarged text gets the layout of a narrower window."
      >
        <Lengths of={BREAKPOINTS} />
      </SheetSection>
      <SheetSection
        title="Rows and corners"
        intro="What loads holds the place of what comes: skeletons and rows share these heights."
      >
        <Lengths of={ROWS} />
      </SheetSection>
    </Sheet>
  ),
};

function Lengths({ of }: { of: string[][] }) {
  return of.map(([name, length]) => (
    <Box key={name} sx={{ display: 'grid', gridTemplateColumns: '9rem 5rem 1fr', gap: 2, py: 1 }}>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {name}
      </Typography>
      <Typography variant="body2">{length}</Typography>
      <Box sx={{ width: `min(100%, ${length})`, height: 12, backgroundColor: 'primary.main' }} />
    </Box>
  ));
}
