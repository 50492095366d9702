import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { useColorScheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef, useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { chooseColorScheme } from '../../.storybook/environment/colorScheme';
import type { StoryParameters } from '../../.storybook/stories/parameters';
import { play } from '../../.storybook/stories/play';
import { Initials } from '../../src/components/person/Initials';
import { StoryLink } from '../welcome/StoryLink';
import { measuredContrast } from './measuredContrast';
import { Sheet, SheetGrid } from './Sheet';

const meta = {
  title: 'Foundations/Initials',
  parameters: {
    docsHeight: '44rem',
    notes: {
      use: 'A person has a circle with initials in a tint that comes from the id, so that it is the same on every screen. The tint has no meaning.',
      accessibility: [
        'Each ratio is measured from the colours that the browser computes. All are above 7:1, in both schemes.',
        'Nothing is told by the tint alone: the name is beside the circle.',
      ],
    },
  } satisfies StoryParameters,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** An id for each tint. */
const IDS = Array.from('abcdefghijkl');

/** WCAG 2.2 AAA for text. */
const REQUIRED = 7;

export const Tints: Story = {
  render: () => (
    <Sheet
      title="Initials"
      intro="Every tint of the circle in the scheme of the toolbar, with the contrast that was measured."
    >
      <Typography sx={{ mt: -2 }}>
        <StoryLink story="foundations-initials--tints" globals={{ theme: 'both' }}>
          Both schemes side by side
        </StoryLink>
      </Typography>
      <SheetGrid min="10rem">
        {IDS.map((id) => (
          <Tint key={id} id={id} />
        ))}
      </SheetGrid>
    </Sheet>
  ),
  play: play(async ({ canvas, globals }) => {
    for (const scheme of ['light', 'dark'] as const) {
      chooseColorScheme(scheme);
      await waitFor(() => expect(canvas.getAllByText(`${scheme}, AAA`)).toHaveLength(IDS.length));
    }
    if (globals['theme'] === 'light') chooseColorScheme('light');
    await expect(new Set(canvas.getAllByText(/°$/).map((hue) => hue.textContent)).size).toBe(
      IDS.length,
    );
  }),
};

interface Measured {
  /** Degrees on the colour wheel. */
  hue: string;
  ratio: number;
  scheme: string | undefined;
}

function Tint({ id }: { id: string }) {
  const box = useRef<HTMLDivElement>(null);
  const { colorScheme } = useColorScheme();
  const [measured, setMeasured] = useState<Measured>();

  useEffect(() => {
    // The provider of the theme sets the scheme of the page in an effect of its own, after this one.
    const frame = requestAnimationFrame(() => {
      const circle = box.current?.firstElementChild;
      if (!circle) return;
      const hue = getComputedStyle(circle).getPropertyValue('--hue');
      setMeasured({ hue, ratio: measuredContrast(circle), scheme: colorScheme });
    });
    return () => {
      cancelAnimationFrame(frame);
    };
  }, [colorScheme]);

  return (
    <Card sx={{ display: 'flex', alignItems: 'center', gap: 2, p: 2 }}>
      <Box ref={box} sx={{ fontSize: '1.25rem' }}>
        <Initials name="Ada Lovelace" id={id} />
      </Box>
      {measured && (
        <div>
          <Typography variant="body2">{measured.hue}°</Typography>
          <Typography sx={{ fontWeight: 600 }}>{measured.ratio.toFixed(1)}</Typography>
          <Typography variant="body2" color="textSecondary">
            {`${measured.scheme ?? ''}, ${measured.ratio >= REQUIRED ? 'AAA' : 'too low'}`}
          </Typography>
        </div>
      )}
    </Card>
  );
}
