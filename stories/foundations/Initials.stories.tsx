import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { getContrastRatio } from '@mui/material/styles';
import { expect, waitFor } from 'storybook/test';
import { chooseColorScheme } from '../../.storybook/colorScheme';
import { play, type Meta, type StoryObj } from '../../.storybook/story';
import { Initials as Circle } from '../../src/components/person/Initials';
import { Sheet, SheetGrid } from './Sheet';

const meta = { title: 'Foundations/Initials', tags: ['!autodocs'] } satisfies Meta;

export default meta;

/** Each id has another tint. */
const IDS = Array.from('abcdefghijkl');

export const Initials: StoryObj = {
  render: () => (
    <Sheet
      title="Initials"
      intro="This page shows every tint of the circle. The tint depends on the id of a person, so it is the same on every screen. It has no meaning, because the name is beside it. The contrast is above 7:1 (WCAG 2.2 AAA) in both schemes. This page measures it."
    >
      <SheetGrid min="10rem">
        {IDS.map((id) => (
          <Card key={id} sx={{ p: 2 }}>
            <Box data-testid="tint" sx={{ fontSize: '1.25rem' }}>
              <Circle name="Ada Lovelace" id={id} />
            </Box>
          </Card>
        ))}
      </SheetGrid>
    </Sheet>
  ),
  play: play(async ({ canvas, globals }) => {
    const circles = canvas.getAllByTestId('tint').flatMap((box) => [...box.children]);
    const hues = circles.map((circle) => getComputedStyle(circle).getPropertyValue('--hue'));
    await expect(new Set(hues).size).toBe(IDS.length);
    for (const scheme of ['light', 'dark'] as const) {
      chooseColorScheme(scheme);
      await waitFor(() =>
        expect(document.documentElement).toHaveAttribute('data-color-scheme', scheme),
      );
      for (const circle of circles) await expect(contrastOf(circle)).toBeGreaterThan(7);
    }
    chooseColorScheme(globals['theme'] === 'dark' ? 'dark' : 'light');
  }),
};

function contrastOf(element: Element): number {
  const { color, backgroundColor } = getComputedStyle(element);
  return getContrastRatio(toRgb(color), toRgb(backgroundColor));
}

/** Converts a computed colour, which may be in any colour space. A canvas converts it as the screen does. */
function toRgb(colour: string): string {
  const context = new OffscreenCanvas(1, 1).getContext('2d');
  if (!context) throw new Error('No canvas');
  context.fillStyle = colour;
  context.fillRect(0, 0, 1, 1);
  return `rgb(${[...context.getImageData(0, 0, 1, 1).data].slice(0, 3).join(', ')})`;
}
