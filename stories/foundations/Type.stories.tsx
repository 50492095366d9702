import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '../../.storybook/story';
import { theme } from '../../src/app/theme/theme';
import { DownloadTokens } from './DownloadTokens';
import { Sheet, SheetSection } from './Sheet';
import { fontSizes, inBothUnits, pixelsOf, variants } from './themeTokens';
import { Token } from './Token';

const meta = { title: 'Foundations/Type', tags: ['!autodocs'] } satisfies Meta;

export default meta;

const { fontWeightMedium: MEDIUM } = theme.typography;
const sizes = fontSizes.map(inBothUnits);
const weights = new Set([...variants.map(({ weight }) => weight), MEDIUM]);

export const Type: StoryObj = {
  render: () => (
    <Sheet
      title="Type"
      intro={`Sizes: ${sizes.join(', ')}. Weights: ${[...weights].sort().join(', ')}. Choose a variant by the role of the text. Sizes are in rem, so they follow the reader’s own setting. The font family is that of the system. Press a variant to copy its size in the unit of the code.`}
    >
      <DownloadTokens />
      <div>
        {variants.map(({ name, role, size, weight, lineHeight }) => (
          <Token key={name} value={size} sx={{ p: 1, mx: -1, mb: 1.5 }}>
            <Typography component="span" variant="body2" color="textSecondary">
              <b>{name}</b> {inBothUnits(size)} · {weight} · line {lineHeight},{' '}
              {inBothUnits(`${String(pixelsOf(size) * lineHeight)}px`)}
            </Typography>
            <Typography component="span" variant={name} sx={{ display: 'block' }}>
              {role}
            </Typography>
          </Token>
        ))}
      </div>
      <SheetSection title="Figures" intro="They have the same width, so that columns line up.">
        <Box sx={{ width: 'fit-content', textAlign: 'right' }}>
          {['1,111', '8,888', '10,000', '9.5', '7.25'].map((figure) => (
            <Typography key={figure}>{figure}</Typography>
          ))}
        </Box>
      </SheetSection>
    </Sheet>
  ),
};
