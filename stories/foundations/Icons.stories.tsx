import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { icons } from 'virtual:icons';
import type { StoryParameters } from '../../.storybook/stories/parameters';
import { play } from '../../.storybook/stories/play';
import { Sheet, SheetGrid } from './Sheet';

const meta = {
  title: 'Foundations/Icons',
  parameters: {
    docsHeight: '44rem',
    notes: {
      use: 'Take an icon that is here before a new one; one meaning has one icon.',
      accessibility: [
        'An icon alone in a button has its words as accessible name and as tooltip.',
        'An icon beside words is hidden from screen readers.',
      ],
    },
  } satisfies StoryParameters,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Read from the imports of the code. */
export const InUse: Story = {
  render: () => (
    <Sheet title="Icons" intro="Every icon that the code imports, and the files that do.">
      <SheetGrid min="15rem">
        {icons.map(({ name, Icon, files }) => (
          <Card key={name} sx={{ display: 'flex', gap: 2, p: 2 }}>
            <Icon color="primary" />
            <div style={{ minWidth: 0 }}>
              <Typography variant="body2" sx={{ fontWeight: 600 }}>
                {name}
              </Typography>
              {files.map((file) => (
                <Typography key={file} variant="body2" color="textSecondary">
                  {file.split('/').at(-1)}
                </Typography>
              ))}
            </div>
          </Card>
        ))}
      </SheetGrid>
    </Sheet>
  ),
  play: play(async ({ canvas }) => {
    await expect(canvas.getByText('Header.tsx')).toBeVisible();
  }),
};
