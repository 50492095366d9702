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

/** The texts are grouped by area, such as `employees`. */
const areas = Map.groupBy(texts, ({ key }) => key.split('.', 1)[0] ?? '');

export const Texts: StoryObj = {
  render: () => (
    <Sheet
      title="Texts"
      intro="This page lists every message of the product, on screen and for screen readers, with its key. {…} stands for a value. Each thing has the same name on all screens."
    >
      {[...areas].map(([area, entries]) => (
        <SheetSection key={area} title={area}>
          <Table
            size="small"
            aria-label={area}
            sx={{ tableLayout: 'fixed', wordBreak: 'break-word' }}
          >
            <TableBody>
              {entries.map(({ key, text }) => (
                <TableRow key={key}>
                  <TableCell>{text}</TableCell>
                  <TableCell sx={{ width: '40%', color: 'text.secondary' }}>
                    {key.slice(area.length + 1)}
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
