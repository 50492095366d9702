import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { StoryParameters } from '../../.storybook/stories/parameters';
import { play } from '../../.storybook/stories/play';
import { colours, SCHEMES, textPairs, type Pair } from './palettes';
import { Sheet, SheetGrid, SheetSection } from './Sheet';

const meta = {
  title: 'Foundations/Colour',
  parameters: {
    docsHeight: '50rem',
    notes: {
      use: 'Take colours from the theme by these names. Both schemes are always shown, whatever the toolbar says.',
      accessibility: [
        'Each ratio is computed from the two colours; text needs 4.5:1 (WCAG 2.2, 1.4.3).',
        'No colour says anything alone: scores are numbers, errors are sentences.',
      ],
    },
  } satisfies StoryParameters,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** What the theme sets, by its path. */
export const Palette: Story = {
  render: () => (
    <Sheet title="Colour" intro="Every colour that src/app/theme.ts sets, in both schemes.">
      {SCHEMES.map((scheme) => (
        <SheetSection key={scheme.name} title={scheme.name}>
          <SheetGrid min="13rem">
            {colours(scheme).map(([path, colour]) => (
              <Card key={path}>
                <Box sx={{ height: 56, backgroundColor: colour }} />
                <Box sx={{ p: 1.5 }}>
                  <Typography variant="body2" sx={{ fontWeight: 600 }}>
                    {path}
                  </Typography>
                  <Typography variant="body2" color="textSecondary">
                    {colour}
                  </Typography>
                </Box>
              </Card>
            ))}
          </SheetGrid>
        </SheetSection>
      ))}
    </Sheet>
  ),
};

/** Every text on what stands behind it. */
export const Contrast: Story = {
  render: () => (
    <Sheet
      title="Contrast"
      intro="Every text on every background that the product puts it on, with the ratio of the two."
    >
      {SCHEMES.map((scheme) => (
        <SheetSection key={scheme.name} title={scheme.name}>
          <SheetGrid min="16rem">
            {textPairs(scheme).map((pair) => (
              <Specimen key={pair.name} {...pair} />
            ))}
          </SheetGrid>
        </SheetSection>
      ))}
    </Sheet>
  ),
  play: play(async ({ canvas }) => {
    await expect(canvas.queryByText(/too low/)).toBeNull();
    await expect(canvas.getAllByText(/AA$/)).toHaveLength(SCHEMES.flatMap(textPairs).length);
  }),
};

function Specimen({ name, text, background, ratio, passes }: Pair) {
  return (
    <Box
      sx={({ vars }) => ({
        display: 'flex',
        justifyContent: 'space-between',
        gap: 2,
        p: 2,
        border: `1px solid ${vars.palette.divider}`,
        borderRadius: 1,
        backgroundColor: background,
        color: text,
      })}
    >
      <span>{name}</span>
      <b>
        {ratio.toFixed(1)} {passes ? 'AA' : 'too low'}
      </b>
    </Box>
  );
}
