import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '../../.storybook/story';
import { theme } from '../../src/app/theme/theme';
import { Sheet, SheetSection } from './Sheet';

const meta = { title: 'Foundations/Type', tags: ['!autodocs'] } satisfies Meta;

export default meta;

const VARIANTS = [
  ['h1', 'The title of a page'],
  ['h2', 'The title of a section or a dialog'],
  ['body1', 'A text that is read: a note, a feedback'],
  ['body2', 'Everything else: tables, fields, lists, descriptions'],
  ['subtitle2', 'A name in a list'],
  ['button', 'Buttons, links of the header'],
  ['caption', 'Secondary facts, table heads, chips, axes'],
] as const;

export const Type: StoryObj = {
  render: () => (
    <Sheet
      title="Type"
      intro="Four sizes: 24, 16, 14 and 12 px. Four weights: 400, 500, 600 and 700. Choose a variant by the role of the text. Sizes are in rem, so they follow the reader’s own setting. The family is the system’s."
    >
      {VARIANTS.map(([variant, role]) => {
        const { fontSize, fontWeight, lineHeight } = theme.typography[variant];
        return (
          <div key={variant}>
            <Typography variant="body2" color="textSecondary">
              <b>{variant}</b> {[fontSize, fontWeight, lineHeight].join(' · ')}
            </Typography>
            <Typography component="p" variant={variant}>
              {role}
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
