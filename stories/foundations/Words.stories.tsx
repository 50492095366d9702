import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { words } from 'virtual:words';
import type { StoryParameters } from '../../.storybook/stories/parameters';
import { play } from '../../.storybook/stories/play';
import { Sheet, SheetSection } from './Sheet';

const meta = {
  title: 'Foundations/Words',
  parameters: {
    docsHeight: '60rem',
    notes: {
      use: 'The words that the product uses, to be used again: one thing has one name on all screens.',
      accessibility: [
        'Names of buttons, tooltips and screen-reader texts are among them: they are words as well.',
      ],
    },
  } satisfies StoryParameters,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** The texts by folder, such as 'features/accounts' or 'components'. */
const areas = Map.groupBy(words, ({ file }) => {
  const [layer = '', area = ''] = file.split('/');
  return layer === 'features' ? `${layer}/${area}` : layer;
});

/** Read from the code: text between tags, labels, messages, toasts and logs. */
export const OnScreen: Story = {
  render: () => (
    <Sheet
      title="Words"
      intro="Every word that the code says to people, on screen, to screen readers or in the log, and the file that says it. ${…} stands for a value."
    >
      {[...areas].map(([area, entries]) => (
        <SheetSection key={area} title={area}>
          <Table
            size="small"
            aria-label={area}
            sx={{ tableLayout: 'fixed', wordBreak: 'break-word' }}
          >
            <TableHead>
              <TableRow>
                <TableCell>Words</TableCell>
                <TableCell sx={{ width: '40%' }}>File</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {entries.map(({ value, file }) => (
                <TableRow key={`${file} ${value}`}>
                  <TableCell>{value}</TableCell>
                  <TableCell sx={{ color: 'text.secondary' }}>{file.split('/').at(-1)}</TableCell>
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
