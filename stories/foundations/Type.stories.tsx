import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { StoryParameters } from '../../.storybook/stories/parameters';
import { theme } from '../../src/app/theme';
import { Sheet } from './Sheet';

const meta = {
  title: 'Foundations/Type',
  parameters: {
    docsHeight: '48rem',
    notes: {
      use: 'Choose a variant by the role of the text: one h1 a page, an h2 a section, body1 for reading, body2 beside it.',
      accessibility: [
        'Sizes are in rem, so they follow the reader’s own setting.',
        'A variant is a look; the heading level comes from the `component`.',
      ],
    },
  } satisfies StoryParameters,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const VARIANTS = ['h1', 'h2', 'subtitle1', 'body1', 'body2', 'button', 'caption'] as const;

export const Scale: Story = {
  render: () => (
    <Sheet
      title="Type"
      intro={`The variants in use, with what the theme gives them. The family is the system's: ${theme.typography.fontFamily ?? ''}.`}
    >
      <Box component="dl" sx={{ m: 0 }}>
        {VARIANTS.map((variant) => {
          const { fontSize, fontWeight, lineHeight } = theme.typography[variant];
          return (
            <Box
              key={variant}
              sx={({ vars }) => ({
                display: 'grid',
                gridTemplateColumns: { xs: '1fr', sm: '14rem 1fr' },
                alignItems: 'baseline',
                gap: 1,
                py: 2,
                borderTop: `1px solid ${vars.palette.divider}`,
              })}
            >
              <Typography component="dt" variant="body2" color="textSecondary">
                <b>{variant}</b>
                <br />
                {[fontSize, fontWeight, lineHeight].join(' · ')}
              </Typography>
              <Typography component="dd" variant={variant} sx={{ m: 0 }}>
                Review the latest employee evaluations and their details.
              </Typography>
            </Box>
          );
        })}
      </Box>
    </Sheet>
  ),
};

/** Figures stand below each other: the whole page uses figures of one width. */
export const Figures: Story = {
  render: () => (
    <Sheet title="Figures" intro="Figures have one width, so that columns of numbers line up.">
      <Box sx={{ width: 'fit-content', textAlign: 'right' }}>
        {['1,111', '8,888', '10,000', '9.5', '7.25'].map((figure) => (
          <Typography key={figure}>{figure}</Typography>
        ))}
      </Box>
    </Sheet>
  ),
};
