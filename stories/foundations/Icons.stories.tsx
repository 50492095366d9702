import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { expect } from 'storybook/test';
import { icons } from 'virtual:source';
import { play, type Meta, type StoryObj } from '../../.storybook/story';
import { Sheet, SheetGrid } from './Sheet';

const meta = { title: 'Foundations/Icons', tags: ['!autodocs'] } satisfies Meta;

export default meta;

export const Icons: StoryObj = {
  render: () => (
    <Sheet
      title="Icons"
      intro="This page shows every icon that the code imports, and the files that import it. Each meaning has one icon. If a button has only an icon, its text is the accessible name and the tooltip. Beside a text, an icon is hidden from screen readers."
    >
      <SheetGrid min="15rem">
        {icons.map(({ name, Icon, files }) => (
          <Card key={name} sx={{ display: 'flex', gap: 2, p: 2 }}>
            <Icon color="primary" />
            <Typography variant="body2" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              <b>{name}</b>
              <br />
              {files.map((file) => file.split('/').at(-1)).join(', ')}
            </Typography>
          </Card>
        ))}
      </SheetGrid>
    </Sheet>
  ),
  play: play(async ({ canvas }) => {
    await expect(canvas.getByText(/NavigationMenu\.tsx/)).toBeVisible();
  }),
};
