import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { expect } from 'storybook/test';
import { texts } from 'virtual:source';
import { play, type Meta, type StoryObj } from '../../.storybook/story';
import { Sheet, SheetSection } from './Sheet';

const meta = { title: 'Foundations/Texts', tags: ['!autodocs'] } satisfies Meta;

export default meta;

/** By folder, such as `features/accounts` or `components`. */
const areas = Map.groupBy(texts, ({ file }) => {
  const [layer = '', area = ''] = file.split('/');
  return layer === 'features' ? `${layer}/${area}` : layer;
});

export const Texts: StoryObj = {
  render: () => (
    <Sheet
      title="Texts"
      intro="Every text that the code says to people, on screen, to screen readers or in the log, and the file that says it. ${…} stands for a value. One thing has one name on all screens."
    >
      {[...areas].map(([area, entries]) => (
        <SheetSection key={area} title={area}>
          <Table
            size="small"
            aria-label={area}
            sx={{ tableLayout: 'fixed', wordBreak: 'break-word' }}
          >
            <TableBody>
              {entries.map(({ value, file }) => (
                <TableRow key={`${file} ${value}`}>
                  <TableCell>{value}</TableCell>
                  <TableCell sx={{ width: '40%', color: 'text.secondary' }}>
                    {file.split('/').at(-1)}
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </SheetSection>
      ))}
    </Sheet>
  ),
  play: play(async ({ canvas }) => {
    await expect(canvas.getByText('No evaluations available.')).toBeVisible();
  }),
};
