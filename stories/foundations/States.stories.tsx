import PeopleIcon from '@mui/icons-material/PeopleOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, fn } from 'storybook/test';
import type { StoryParameters } from '../../.storybook/stories/parameters';
import { play } from '../../.storybook/stories/play';
import { savedRowStyle } from '../../src/components/table/savedRow';
import { SaveFailure } from '../../src/components/forms/SaveFailure';
import { Facts } from '../../src/components/page/Facts';
import { EmptyState } from '../../src/components/status/EmptyState';
import { LoadFailure } from '../../src/components/status/LoadFailure';
import { Spinner } from '../../src/components/status/Spinner';
import { ScoreBadge } from '../../src/components/score/ScoreBadge';
import { Sheet, SheetGrid, SheetSection } from './Sheet';

const meta = {
  title: 'Foundations/States',
  parameters: {
    docsHeight: '70rem',
    notes: {
      use: 'Every list, screen and dialog meets these states. Each has one form, so that people know it on the next screen.',
      accessibility: [
        'A failed load is an alert, an empty list a status: each is read out, and each has its own icon.',
        'A saved row is marked by more than its colour where colours are forced, and does not move.',
        'What loads keeps the place of what comes, so that nothing jumps.',
      ],
    },
  } satisfies StoryParameters,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const onRetry = fn();

export const SideBySide: Story = {
  render: () => (
    <Sheet
      title="States"
      intro="What is shown while something loads, where there is nothing, when it failed, and after a save; and when to use which."
    >
      <SheetSection title="Reading">
        <SheetGrid min="24rem">
          <State
            title="Loading, shape known"
            use="Skeletons, as large as what comes. Use them wherever the shape is known."
          >
            <Box sx={{ p: 3 }}>
              <Facts
                loading
                facts={[
                  ['Email', ''],
                  ['Position', ''],
                ]}
              />
            </Box>
          </State>
          <State
            title="Loading, shape unknown"
            use="A spinner at the start of the content, named after what is loading."
          >
            <Spinner label="Loading evaluations" minHeight={220} />
          </State>
          <State
            title="Empty"
            use="The load succeeded and there is nothing. Say what can be done next."
          >
            <EmptyState text="No employees found." icon={<PeopleIcon />}>
              <Button variant="contained">Add Employee</Button>
            </EmptyState>
          </State>
          <State
            title="Failed"
            use="The load failed. The text is the one of the empty screen; the icon, its colour and Try again tell them apart."
          >
            <LoadFailure text="No employees found." onRetry={onRetry} />
          </State>
        </SheetGrid>
      </SheetSection>

      <SheetSection title="Saving">
        <SheetGrid min="19rem">
          <State
            title="Saving"
            use="The button turns and cannot be pressed again. The fields cannot be edited."
          >
            <Box sx={{ display: 'flex', justifyContent: 'end', gap: 1, p: 3 }}>
              <Button color="inherit" disabled>
                Cancel
              </Button>
              <Button variant="contained" loading>
                Save
              </Button>
            </Box>
          </State>
          <State
            title="Refused"
            use="The dialog keeps what was typed. The server’s words stay above the buttons until the next edit."
          >
            <Box sx={{ pt: 2 }}>
              <SaveFailure text="You are not allowed to add employees" />
            </Box>
            <Box sx={{ display: 'flex', justifyContent: 'end', gap: 1, p: 3 }}>
              <Button color="inherit">Cancel</Button>
              <Button variant="contained">Save</Button>
            </Box>
          </State>
          <State
            title="Saved"
            use="The row comes into view, and its tint fades within two seconds. Here it is held at its start."
          >
            <Rows aria-label="Scores">
              <tbody>
                {PEOPLE.map(([name, score]) => (
                  <tr key={name} className={name === 'Grace Hopper' ? 'saved' : undefined}>
                    <th scope="row">{name}</th>
                    <td>
                      <ScoreBadge score={score} />
                    </td>
                  </tr>
                ))}
              </tbody>
            </Rows>
          </State>
        </SheetGrid>
      </SheetSection>
    </Sheet>
  ),
  play: play(async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('No employees found.Try again');
    await expect(canvas.getByRole('status')).toHaveTextContent('No employees found.Add Employee');
  }),
};

const PEOPLE = [
  ['Ada Lovelace', 9],
  ['Grace Hopper', 7.5],
  ['Alan Turing', 8],
] as const;

const Rows = styled('table')(({ theme: { vars, typography, spacing } }) => ({
  ...typography.body2,
  width: '100%',
  borderCollapse: 'collapse',
  '& th, & td': {
    padding: spacing(1.5, 3),
    borderBottom: `1px solid ${vars.palette.divider}`,
    textAlign: 'start',
  },
  '& tr:last-of-type > *': { borderBottom: 0 },
  '& .saved': { ...savedRowStyle, animationPlayState: 'paused' },
}));

interface StateProps {
  title: string;
  use: string;
  children: ReactNode;
}

function State({ title, use, children }: StateProps) {
  return (
    <Box sx={{ display: 'grid', gridTemplateRows: 'auto 1fr', gap: 1.5 }}>
      <div>
        <Typography variant="subtitle1" component="h3">
          {title}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {use}
        </Typography>
      </div>
      <Card sx={{ overflow: 'hidden' }}>{children}</Card>
    </Box>
  );
}
