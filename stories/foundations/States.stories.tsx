import PeopleIcon from '@mui/icons-material/PeopleOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { expect, fn } from 'storybook/test';
import { play, type Meta, type StoryObj } from '../../.storybook/story';
import { SaveFailure } from '../../src/components/forms/SaveFailure';
import { DescriptionList } from '../../src/components/page/DescriptionList';
import { EmptyState } from '../../src/components/status/EmptyState';
import { LoadFailure } from '../../src/components/status/LoadFailure';
import { Spinner } from '../../src/components/status/Spinner';
import { Sheet, SheetGrid } from './Sheet';

const meta = { title: 'Foundations/States', tags: ['!autodocs'] } satisfies Meta;

export default meta;

const onRetry = fn();
const cancel = <Button color="inherit">Cancel</Button>;

export const States: StoryObj = {
  render: () => (
    <Sheet
      title="States"
      intro="Every list, screen and dialog can be in these states. Each state has one form, so that users recognise it on the next screen. While content is loading, its space is kept. A failed load is an alert, and an empty list is a status. Screen readers announce both, and each has its own icon."
    >
      <SheetGrid min="22rem">
        <State
          title="Loading, shape known"
          use="Use skeletons wherever the shape is known. They are as large as the loaded content."
        >
          <Box sx={{ p: 3 }}>
            <DescriptionList
              loading
              details={[
                ['Email', ''],
                ['Position', ''],
              ]}
            />
          </Box>
        </State>
        <State
          title="Loading, shape unknown"
          use="Use a spinner at the start of the content. Its name describes what is loading."
        >
          <Spinner label="Loading evaluations" minHeight={220} />
        </State>
        <State
          title="Empty"
          use="The load succeeded, but there is nothing to show. Tell users what they can do next."
        >
          <EmptyState text="No employees found." icon={<PeopleIcon />}>
            <Button variant="contained">Add Employee</Button>
          </EmptyState>
        </State>
        <State
          title="Failed"
          use="The load failed. The cause comes first, above the text of the empty screen."
        >
          <LoadFailure
            text="No employees found."
            cause={{ text: 'The server did not answer.' }}
            onRetry={onRetry}
          />
        </State>
        <State
          title="Saving"
          use="The button shows a spinner and cannot be pressed again. The fields cannot be edited."
        >
          <Box sx={{ p: 3 }}>
            {cancel}
            <Button variant="contained" loading>
              Save
            </Button>
          </Box>
        </State>
        <State
          title="Refused"
          use="The dialog keeps the typed text. The server’s message stays above the buttons until the next edit."
        >
          <Box sx={{ p: 3 }}>
            <SaveFailure text="You are not allowed to add employees" />
            {cancel}
            <Button variant="contained">Save</Button>
          </Box>
        </State>
        <State
          title="Saved"
          use="The row scrolls into view, and its tint fades within two seconds. Here the tint is stopped at its start."
        >
          <Table>
            <TableBody>
              <TableRow data-saved="" sx={{ animationPlayState: 'paused !important' }}>
                <TableCell>Grace Hopper</TableCell>
              </TableRow>
            </TableBody>
          </Table>
        </State>
      </SheetGrid>
    </Sheet>
  ),
  play: play(async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'The server did not answer.No employees found.Try again',
    );
    await expect(canvas.getByRole('status')).toHaveTextContent('No employees found.Add Employee');
  }),
};

interface StateProps {
  title: string;
  use: string;
  children: ReactNode;
}

function State({ title, use, children }: StateProps) {
  return (
    <Box sx={{ display: 'grid', gridTemplateRows: 'auto 1fr', gap: 1.5 }}>
      <div>
        <Typography variant="h2">{title}</Typography>
        <Typography variant="body2" color="textSecondary">
          {use}
        </Typography>
      </div>
      <Card sx={{ overflow: 'hidden' }}>{children}</Card>
    </Box>
  );
}
