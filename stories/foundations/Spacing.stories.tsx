import type { SxProps } from '@mui/material/styles';
import { expect } from 'storybook/test';
import { play, type Meta, type StoryObj } from '../../.storybook/story';
import { toRem } from '../../src/components/page/lengths';
import { HEIGHTS } from '../../src/features/employees/table/employeesTableStyle';
import { ROW_HEIGHT } from '../../src/features/evaluations/table/evaluationsTableStyle';
import { DownloadTokens } from './DownloadTokens';
import { Sheet, SheetSection } from './Sheet';
import { breakpoints, inBothUnits, pixelsOf, radius, spacings } from './themeTokens';
import { Token } from './Token';

const meta = { title: 'Foundations/Spacing', tags: ['!autodocs'] } satisfies Meta;

export default meta;

/** The ratio of the bars of breakpoints to the width of the window. */
const WINDOW_SCALE = 1 / 8;

const ROWS = [
  ['Corners', radius],
  ['Employees, header', toRem(HEIGHTS.header)],
  ['Employees, row', toRem(HEIGHTS.row)],
  ['Employees, row on a phone', toRem(HEIGHTS.threeLines)],
  ['Evaluations, row', `${ROW_HEIGHT}px`],
] as const;

const [withinPart, betweenParts, target, smallest] = ['4px', '8px', '24px', '320px'].map(
  inBothUnits,
);

export const Spacing: StoryObj = {
  render: () => (
    <Sheet
      title="Spacing"
      intro={`Multiples of ${betweenParts} between parts, ${withinPart} within one. Buttons and links in rows are at least ${target} high and wide (WCAG 2.2, 2.5.8), and nothing scrolls sideways at ${smallest} (1.4.10). A length in rem follows the reader’s font size, a length in px does not. Press a length to copy it in the unit of the code.`}
    >
      <DownloadTokens />
      <SheetSection title="Steps" intro="The bars are drawn to scale.">
        <Lengths
          of={spacings.map(([step, length]) => [`spacing(${String(step)})`, length] as const)}
        />
      </SheetSection>
      <SheetSection
        title="Breakpoints"
        intro="Tables become cards below md; the header’s links move into a menu below md; columns of addresses show from lg on. They are in rem, so that enlarged text gets the layout of a narrower window. The bars are drawn to scale, at an eighth."
      >
        <Lengths of={breakpoints} scale={WINDOW_SCALE} />
      </SheetSection>
      <SheetSection
        title="Rows and corners"
        intro="What loads holds the place of what comes: skeletons and rows share these heights. The bars are drawn to scale."
      >
        <Lengths of={ROWS} />
      </SheetSection>
    </Sheet>
  ),
  play: play(async ({ canvas }) => {
    const bars = canvas.getAllByTestId('bar').map((bar) => bar.getBoundingClientRect().width);
    await expect(bars).toEqual([
      ...spacings.map(([, length]) => pixelsOf(length)),
      ...breakpoints.map(([, width]) => pixelsOf(width) * WINDOW_SCALE),
      ...ROWS.map(([, length]) => pixelsOf(length)),
    ]);
  }),
};

interface LengthsProps {
  of: readonly (readonly [name: string, length: string])[];
  scale?: number;
}

function Lengths({ of, scale = 1 }: LengthsProps) {
  return of.map(([name, length]) => (
    <Token key={name} value={length} sx={row}>
      <b>{name}</b> <span>{inBothUnits(length)}</span>
      <span
        data-testid="bar"
        className="bar"
        style={{ width: `calc(${length} * ${String(scale)})` }}
      />
    </Token>
  ));
}

const row = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr 1fr', sm: '13rem 9rem 1fr' },
  alignItems: 'center',
  columnGap: 2,
  rowGap: 0.5,
  p: 1,
  mx: -1,
  width: 'calc(100% + 16px)',
  typography: 'body2',
  '& > .bar': { gridColumn: { xs: '1 / -1', sm: 'auto' }, height: 12, bgcolor: 'primary.main' },
} satisfies SxProps;
