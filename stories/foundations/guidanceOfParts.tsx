import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import type { ReactNode } from 'react';
import { InlineField } from '../../src/components/controls/InlineField';
import { Form } from '../../src/components/forms/Form';
import { PageCard } from '../../src/components/page/PageCard';
import { Initials, personStyle } from '../../src/components/person/Initials';
import { ScoreBadge } from '../../src/components/score/ScoreBadge';
import { SortHeader } from '../../src/components/table/SortHeader';
import { MAX_SCORE } from '../../src/domain/constants';
import { evaluationSchema } from '../../src/domain/schemas';
import { ScoreInput } from '../../src/features/evaluations/dialogs/ScoreInput';
import type { Guidance } from './DoAndDont';

const PEOPLE = ['Ada Okafor', 'Amir Osman', 'Ana Oliveira'];
const COLUMNS = ['Name', 'Role', 'Total Evaluations'];

/** The right and wrong uses of scores, people, headings and fields. */
export const guidanceOfParts: Guidance[] = [
  {
    component: 'Score badge',
    right: {
      text: 'Show the score as a number, which the colour and the bar only repeat.',
      picture: [2.5, 5, 9].map((score) => <ScoreBadge key={score} score={score} />),
    },
    wrong: {
      text: 'Do not show a score by colour alone.',
      picture: (['low', 'fair', 'high'] as const).map((tone) => (
        <Box
          key={tone}
          sx={{ width: 48, height: 24, borderRadius: 1, bgcolor: `score.${tone}.background` }}
        />
      )),
    },
  },
  {
    component: 'Score input',
    right: {
      text: 'Offer the whole numbers as buttons, and a field for decimals.',
      picture: (
        <Form
          schema={evaluationSchema}
          initialValues={{ note: '', score: '8' }}
          onSubmit={() => Promise.resolve()}
        >
          <ScoreInput />
        </Form>
      ),
    },
    wrong: {
      text: 'Do not use stars, because they have no number and cannot show 7.5.',
      picture: <Rating max={MAX_SCORE} value={8} readOnly />,
    },
  },
  {
    component: 'Initials',
    right: {
      text: 'Put the circle beside the name.',
      picture: PEOPLE.map((name) => (
        <Box key={name} sx={personStyle}>
          <Initials name={name} id={name} />
          <span>{name}</span>
        </Box>
      )),
    },
    wrong: {
      text: 'Do not use the circle instead of the name, because several people can have the same initials and tint.',
      picture: PEOPLE.map((name) => <Initials key={name} name={name} id={name} />),
    },
  },
  {
    component: 'Page header',
    right: {
      text: 'Use one filled button, for the action that most users need.',
      picture: <PageHeader secondary="outlined" />,
    },
    wrong: {
      text: 'Do not use several filled buttons, because then none of them is the main one.',
      picture: <PageHeader secondary="contained" />,
    },
  },
  {
    component: 'Inline field',
    right: {
      text: 'Keep the label beside the field.',
      picture: (
        <InlineField label="Score from">
          {(id) => <OutlinedInput id={id} value="8" readOnly />}
        </InlineField>
      ),
    },
    wrong: {
      text: 'Do not use a placeholder as a label, because users cannot see what a field with a value filters.',
      picture: <OutlinedInput size="small" placeholder="Score from" value="8" readOnly />,
    },
  },
  {
    component: 'Sort header',
    right: {
      text: 'Show an arrow in the sorted column only.',
      picture: (
        <HeaderRow>
          {COLUMNS.map((name) => (
            <SortHeader
              key={name}
              field={name}
              sorting={{ field: 'Name', isDescending: false }}
              onSortingChange={() => undefined}
            >
              {name}
            </SortHeader>
          ))}
        </HeaderRow>
      ),
    },
    wrong: {
      text: 'Do not show an arrow in each column, because users cannot see which column is sorted.',
      picture: (
        <HeaderRow>
          {COLUMNS.map((name) => (
            <TableCell key={name}>
              <TableSortLabel active hideSortIcon={false}>
                {name}
              </TableSortLabel>
            </TableCell>
          ))}
        </HeaderRow>
      ),
    },
  },
];

function PageHeader({ secondary }: { secondary: 'outlined' | 'contained' }) {
  return (
    <PageCard
      title="Employees"
      description="View and manage employee information."
      actions={
        <Stack direction="row" sx={{ gap: 1 }}>
          <Button variant={secondary}>Print</Button>
          <Button variant="contained">Add Employee</Button>
        </Stack>
      }
    >
      {null}
    </PageCard>
  );
}

function HeaderRow({ children }: { children: ReactNode }) {
  return (
    <Table>
      <TableHead>
        <TableRow>{children}</TableRow>
      </TableHead>
    </Table>
  );
}
