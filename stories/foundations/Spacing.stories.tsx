import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { StoryParameters } from '../../.storybook/stories/parameters';
import { theme } from '../../src/app/theme';
import { HEIGHTS } from '../../src/features/employees/table/employeesTableStyle';
import { ROW_HEIGHT } from '../../src/features/evaluations/table/evaluationsTableStyle';
import { Sheet } from './Sheet';

const meta = {
  title: 'Foundations/Spacing',
  parameters: {
    docsHeight: '36rem',
    notes: {
      use: 'Distances are multiples of the theme’s unit; screens change their layout at its breakpoints.',
      accessibility: [
        'Buttons and links in rows are at least 24 px high and wide (WCAG 2.2, 2.5.8).',
        'Nothing scrolls sideways at 320 px, which is 1280 px at 400 % zoom (1.4.10).',
      ],
    },
  } satisfies StoryParameters,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const STEPS = [0.5, 1, 1.5, 2, 3, 4, 6, 8];

/** Pixels: the fallback of the variable in a length of the theme. */
const UNIT = parseFloat(/[\d.]+px/.exec(theme.spacing(1))?.[0] ?? '');

export const Steps: Story = {
  render: () => (
    <Sheet title="Spacing" intro="The steps between things, as the theme measures them.">
      <Measures entries={STEPS.map((step) => [`spacing(${step})`, `${step * UNIT}px`])} />
    </Sheet>
  ),
};

export const Breakpoints: Story = {
  render: () => (
    <Sheet
      title="Breakpoints"
      intro="Tables become cards below md; the header’s links move into a menu below md; columns of addresses show from lg on. They are in rem, so that enlarged text gets the layout of a narrower window."
    >
      <Measures
        entries={theme.breakpoints.keys.map((key) => [key, `${theme.breakpoints.values[key]}rem`])}
      />
    </Sheet>
  ),
};

export const Measured: Story = {
  name: 'Rows and corners',
  render: () => (
    <Sheet
      title="Rows and corners"
      intro="What loads holds the place of what comes: skeletons and rows share these heights."
    >
      <Measures
        entries={[
          ['Corners', `${theme.shape.borderRadius}px`],
          ['Employees, header', `${HEIGHTS.header}px`],
          ['Employees, row', `${HEIGHTS.row}px`],
          ['Employees, row on a phone', `${HEIGHTS.threeLines}px`],
          ['Evaluations, row', `${ROW_HEIGHT}px`],
        ]}
      />
    </Sheet>
  ),
};

function Measures({ entries }: { entries: (readonly [name: string, length: string])[] }) {
  return (
    <Box component="ul" aria-label="Lengths, drawn to scale" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {entries.map(([name, length]) => (
        <Box
          component="li"
          key={name}
          sx={{ display: 'grid', gridTemplateColumns: '9rem 5rem minmax(0, 1fr)', gap: 2, py: 1 }}
        >
          <Typography variant="body2" sx={{ fontWeight: 600 }}>
            {name}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {length}
          </Typography>
          <Box
            sx={{
              width: `min(100%, ${length})`,
              height: 12,
              alignSelf: 'center',
              borderRadius: 0.5,
              backgroundColor: 'primary.main',
            }}
          />
        </Box>
      ))}
    </Box>
  );
}
