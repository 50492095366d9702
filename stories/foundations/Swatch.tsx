import Box from '@mui/material/Box';
import type { SxProps } from '@mui/material/styles';
import { Fragment } from 'react';
import { paletteOf, type Scheme } from './themeTokens';
import { Token } from './Token';

interface SwatchProps {
  name: string;
  color: string;
  scheme: Scheme;
  /** The path of a marker of a chart, in a square of 2 around 0. */
  marker?: string;
}

/** A colour on the surface of cards of its scheme, with its name and value. */
export function Swatch({ name, color, scheme, marker }: SwatchProps) {
  const { background, divider, text } = paletteOf(scheme);
  const card = {
    height: '100%',
    border: `1px solid ${divider}`,
    overflow: 'hidden',
    typography: 'caption',
    overflowWrap: 'anywhere',
    color: text.secondary,
    backgroundColor: background.paper,
    '&:hover': { borderColor: 'primary.main' },
    '& b': { display: 'block', color: text.primary },
  } satisfies SxProps;
  return (
    <Token value={color} sx={card}>
      {marker ? (
        <Box
          component="svg"
          viewBox="-1.5 -1.5 3 3"
          aria-hidden
          sx={{ display: 'block', width: '2.5rem', height: '2.5rem' }}
        >
          <path d={marker} fill={color} />
        </Box>
      ) : (
        <Box component="span" sx={{ display: 'block', height: '2.5rem', backgroundColor: color }} />
      )}
      <Box
        component="span"
        sx={{ display: 'block', p: 1, pt: 0.5, borderTop: `1px solid ${divider}` }}
      >
        <b>{withBreaks(name)}</b> {color}
      </Box>
    </Token>
  );
}

/** Returns a path that can break after its full stops. */
const withBreaks = (path: string) =>
  path.split(/(?<=\.)/).map((part) => (
    <Fragment key={part}>
      {part}
      <wbr />
    </Fragment>
  ));
