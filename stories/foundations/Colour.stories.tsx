import Box from '@mui/material/Box';
import { getContrastRatio } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import { play, type Meta, type StoryObj } from '../../.storybook/story';
import { SCORE_COLORS } from '../../src/components/score/scoreColors';
import { markerPath } from '../../src/features/insight/chart/Legend';
import { DownloadTokens } from './DownloadTokens';
import { Sheet, SheetGrid, SheetSection } from './Sheet';
import { Swatch } from './Swatch';
import {
  CHART_PARTS,
  colorsOf,
  markerColorsOf,
  paletteOf,
  SCHEMES,
  type Scheme,
} from './themeTokens';

const meta = { title: 'Foundations/Colour', tags: ['!autodocs'] } satisfies Meta;

export default meta;

/** The contrast that WCAG 2.2 AA requires for text. */
const REQUIRED = 4.5;

export const Colour: StoryObj = {
  render: () => (
    <Sheet
      title="Colour"
      intro="This page shows the colours of the theme, with their names in the theme, and the colours of charts, in both schemes. Press a colour to copy its value. No information is in colour alone: scores are numbers, errors are sentences, and the markers of charts have shapes."
    >
      <DownloadTokens />
      <InBothSchemes title="Colours" min="10rem">
        {(scheme) =>
          colorsOf(scheme).map(([path, color]) => (
            <Swatch key={path} name={path} color={color} scheme={scheme} />
          ))
        }
      </InBothSchemes>
      <InBothSchemes
        title="Charts"
        intro="Each evaluator has a marker with its own colour and shape. All evaluators after the sixth share a ring. The other parts have colours of the theme."
        min="10rem"
      >
        {(scheme) => <ChartSwatches scheme={scheme} />}
      </InBothSchemes>
      <InBothSchemes
        title="Contrast"
        intro="This section shows each text colour on every background that the product uses for it, with the contrast ratio. The ratio must be at least 4.5 (WCAG 2.2, 1.4.3)."
        min="16rem"
      >
        {(scheme) => pairs(scheme).map((pair) => <Contrast key={pair.name} {...pair} />)}
      </InBothSchemes>
    </Sheet>
  ),
  play: play(async ({ canvas }) => {
    await expect(canvas.getAllByText(/AA$/).length).toBeGreaterThan(20);
    await expect(canvas.queryByText(/too low$/)).toBeNull();
    for (const name of [/^divider #/, /^marker 6 #/, /^grid/]) {
      await expect(canvas.getAllByRole('button', { name })).toHaveLength(SCHEMES.length);
    }
  }),
};

interface InBothSchemesProps {
  title: string;
  intro?: string;
  min: string;
  children: (scheme: Scheme) => ReactNode;
}

function InBothSchemes({ title, intro, min, children }: InBothSchemesProps) {
  return (
    <SheetSection title={title} {...(intro !== undefined && { intro })}>
      {SCHEMES.map((scheme) => (
        <Box key={scheme} sx={{ mt: 2 }}>
          <Typography variant="subtitle2" component="h3" sx={{ mb: 1 }}>
            {scheme}
          </Typography>
          <SheetGrid min={min}>{children(scheme)}</SheetGrid>
        </Box>
      ))}
    </SheetSection>
  );
}

function ChartSwatches({ scheme }: { scheme: Scheme }) {
  const colors = Object.fromEntries(colorsOf(scheme));
  return (
    <>
      {markerColorsOf(scheme).map((color, index) => (
        <Swatch
          key={color}
          name={`marker ${String(index + 1)}`}
          color={color}
          scheme={scheme}
          marker={markerPath(index)}
        />
      ))}
      {CHART_PARTS.map(([part, path]) => (
        <Swatch
          key={part}
          name={`${part}: ${path}`}
          color={colors[path] ?? ''}
          scheme={scheme}
          {...(part === 'others' && { marker: markerPath(Infinity) })}
        />
      ))}
    </>
  );
}

/** Returns every text colour on every background that the product uses for it. */
function pairs(scheme: Scheme): ContrastProps[] {
  const { background, error, primary, score, success, text } = paletteOf(scheme);
  const inks = {
    'text.primary': text.primary,
    'text.secondary': text.secondary,
    'primary.main': primary.main,
    'error.main': error.main,
    'success.main': success.main,
  };
  return [
    ...Object.entries(inks).flatMap(([ink, color]): ContrastProps[] => [
      { name: `${ink} on background.default`, colors: [color, background.default] },
      { name: `${ink} on background.paper`, colors: [color, background.paper] },
    ]),
    {
      name: 'primary.contrastText on primary.main',
      colors: [primary.contrastText, primary.main],
    },
    ...SCORE_COLORS.map((name): ContrastProps => ({
      name: `score.text on score.${name}`,
      colors: [score.text, score[name]],
    })),
  ];
}

interface ContrastProps {
  name: string;
  colors: [text: string, background: string];
}

function Contrast({ name, colors: [text, background] }: ContrastProps) {
  const ratio = getContrastRatio(text, background);
  return (
    <Box sx={{ p: 2, border: 1, borderColor: 'divider', borderRadius: 1, color: text, background }}>
      <div>{name}</div>
      <b>{`${ratio.toFixed(1)} ${ratio >= REQUIRED ? 'AA' : 'too low'}`}</b>
    </Box>
  );
}
