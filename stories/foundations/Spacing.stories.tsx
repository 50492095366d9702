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
      intro={`The space between parts is a multiple of ${betweenParts}, and within a part a multiple of ${withinPart}. Buttons and links in rows are at least ${target} high and wide (WCAG 2.2, 2.5.8), and no page scrolls horizontally at a width of ${smallest} (1.4.10). A length in rem depends on the reader’s font size. A length in px does not. Press a length to copy it in the unit of the code.`}
    >
      <DownloadTokens />
      <SheetSection title="Steps" intro="The bars are drawn to scale.">
        <Lengths
          of={spacings.map(([step, length]) => [`spacing(${String(step)})`, length] as const)}
        />
      </SheetSection>
      <SheetSection
        title="Breakpoints"
        intro="Below md, tables become cards, and the header’s links move into a menu. From lg on, the columns of e-mail addresses are visible. Breakpoints are in rem, so that enlarged text gets the layout of a narrower window. The bars are drawn at an eighth of their size."
      >
        <Lengths of={breakpoints} scale={WINDOW_SCALE} />
      </SheetSection>
      <SheetSection
        title="Rows and corners"
        intro="Skeletons and rows have the same heights, so that nothing moves when the content has loaded. The bars are drawn to scale."
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
