import Box from '@mui/material/Box';
import { getContrastRatio } from '@mui/material/styles';
import { expect } from 'storybook/test';
import { play, type Meta, type StoryObj } from '../../.storybook/story';
import { theme } from '../../src/app/theme/theme';
import { Sheet, SheetGrid, SheetSection } from './Sheet';

const meta = { title: 'Foundations/Colour', tags: ['!autodocs'] } satisfies Meta;

export default meta;

/** WCAG 2.2 AA for text. */
const REQUIRED = 4.5;

export const Colour: StoryObj = {
  render: () => (
    <Sheet
      title="Colour"
      intro="The colours of src/app/theme.ts, by their names in the theme, in both schemes. Each text is on every background that the product puts it on, with the ratio of the two: it needs 4.5 (WCAG 2.2, 1.4.3). No colour says anything alone: scores are numbers, errors are sentences."
    >
      {(['light', 'dark'] as const).map((scheme) => (
        <SheetSection key={scheme} title={scheme}>
          <SheetGrid min="16rem">
            {pairs(scheme).map((pair) => (
              <Swatch key={pair.name} {...pair} />
            ))}
          </SheetGrid>
        </SheetSection>
      ))}
    </Sheet>
  ),
  play: play(async ({ canvas }) => {
    await expect(canvas.getAllByText(/AA$/).length).toBeGreaterThan(20);
    await expect(canvas.queryByText(/too low$/)).toBeNull();
  }),
};

/** Every text colour on every background that the product puts it on. */
function pairs(scheme: 'light' | 'dark'): SwatchProps[] {
  const palette = theme.colorSchemes[scheme]?.palette;
  if (!palette) throw new Error(`The theme has no ${scheme} palette`);
  const { background, error, primary, score, success, text } = palette;
  const inks = {
    'text.primary': text.primary,
    'text.secondary': text.secondary,
    'primary.main': primary.main,
    'error.main': error.main,
    'success.main': success.main,
  };
  return [
    ...Object.entries(inks).flatMap(([ink, colour]): SwatchProps[] => [
      { name: `${ink} on background.default`, colours: [colour, background.default] },
      { name: `${ink} on background.paper`, colours: [colour, background.paper] },
    ]),
    {
      name: 'primary.contrastText on primary.main',
      colours: [primary.contrastText, primary.main],
    },
    ...Object.entries(score).map(([tone, colours]: [string, Tone]): SwatchProps => ({
      name: `score.${tone}: text on background`,
      colours: [colours.text, colours.background],
    })),
  ];
}

interface Tone {
  text: string;
  background: string;
}

interface SwatchProps {
  name: string;
  colours: [text: string, background: string];
}

function Swatch({ name, colours }: SwatchProps) {
  const [text, background] = colours;
  const ratio = getContrastRatio(text, background);
  return (
    <Box sx={{ p: 2, border: 1, borderColor: 'divider', borderRadius: 1, color: text, background }}>
      <div>{name}</div>
      <div>{colours.join(' on ')}</div>
      <b>{`${ratio.toFixed(1)} ${ratio >= REQUIRED ? 'AA' : 'too low'}`}</b>
    </Box>
  );
}
