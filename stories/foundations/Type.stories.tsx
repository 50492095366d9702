import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '../../.storybook/story';
import { theme } from '../../src/app/theme/theme';
import { Sheet, SheetSection } from './Sheet';

const meta = { title: 'Foundations/Type', tags: ['!autodocs'] } satisfies Meta;

export default meta;

const VARIANTS = ['h1', 'h2', 'subtitle1', 'body1', 'body2', 'button', 'caption'] as const;

export const Type: StoryObj = {
  render: () => (
    <Sheet
      title="Type"
      intro="Choose a variant by the role of the text: one h1 a page, an h2 a section, body1 for reading, body2 beside it. Sizes are in rem, so they follow the reader’s own setting. The family is the system’s."
    >
      {VARIANTS.map((variant) => {
        const { fontSize, fontWeight, lineHeight } = theme.typography[variant];
        return (
          <div key={variant}>
            <Typography variant="body2" color="textSecondary">
              <b>{variant}</b> {[fontSize, fontWeight, lineHeight].join(' · ')}
            </Typography>
            <Typography component="p" variant={variant}>
              Review the latest employee evaluations and their details.
            </Typography>
          </div>
        );
      })}
      <SheetSection title="Figures" intro="They have one width, so that columns of them line up.">
        <Box sx={{ width: 'fit-content', textAlign: 'right' }}>
          {['1,111', '8,888', '10,000', '9.5', '7.25'].map((figure) => (
            <Typography key={figure}>{figure}</Typography>
          ))}
        </Box>
      </SheetSection>
    </Sheet>
  ),
};
