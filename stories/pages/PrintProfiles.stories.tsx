import { expect, screen, waitFor } from 'storybook/test';
import { play, type Meta, type StoryObj } from '../../.storybook/story';
import { buildEvaluation, buildFeedback } from '../../mocks/db/builders';
import { printProfilesPath } from '../../src/lib/url/paths';
import { PrintProfilesPage } from '../../src/pages/PrintProfilesPage';
import { press, see, seeCharts } from '../steps';

const idOf = (number: number) => `employee-${String(number).padStart(3, '0')}`;

/** Without a period, the screen asks for one. */
const asking = (...numbers: number[]) => ({
  address: printProfilesPath(numbers.map(idOf), 'q='),
});

const inPeriod = (period: string, ...numbers: number[]) => ({
  address: `${asking(...numbers).address}&period=${period}`,
});

const printing = (...numbers: number[]) => inPeriod('any', ...numbers);

/** Waits until this many sheets are there, with their charts. */
const sheets = (count: number) =>
  play(async () => {
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(count));
    await seeCharts();
  });

const meta = {
  title: 'Pages/Print Profiles',
  component: PrintProfilesPage,
  parameters: {
    ...printing(4, 5),
    docsHeight: '70rem',
    notes: {
      use: 'Use this screen to print and sign the profiles of the people who are selected in Results. Each profile has its own sheets.',
      accessibility: [
        'Each sheet is an article. The heading with the name of the person is its name.',
        'If something could not be loaded, there is an alert on the sheet.',
        'Only the sheets are printed. Each sheet begins on a new page, and each page contains the name of the person.',
      ],
    },
  },
} satisfies Meta<typeof PrintProfilesPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = { play: sheets(2) };
/** The sheets contain only the evaluations of 2025. */
export const InAPeriod: Story = {
  parameters: inPeriod('2025-01-01..2025-12-31', 4, 5),
  play: sheets(2),
};
/** The link has no period, and nothing is loaded before the answer. */
export const AsksForThePeriod: Story = {
  parameters: asking(4, 5),
  play: play(async ({ userEvent }) => {
    await see('Which period do you want to print?');
    await press(userEvent, 'Any time');
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
  }),
};
/** There are thirty evaluations, each with a long note and two feedbacks. */
export const Many: Story = {
  parameters: {
    ...printing(4),
    mock: {
      rules: {
        listEmployeeEvaluations: [
          {
            answer: 'fixed',
            status: 200,
            body: Array.from({ length: 30 }, (_, index) =>
              buildEvaluation({
                _id: `evaluation-${index}`,
                score: 1 + (index % 10),
                note: `Note ${index + 1}. ${'Keeps the backlog tidy, which the team notices only when it is not. '.repeat(6)}`,
                createdAt: `202${2 + (index % 4)}-0${1 + (index % 9)}-12T09:00:00.000Z`,
                feedbacks: [
                  buildFeedback(),
                  buildFeedback({ feedback: 'Noted. Next goal is mentoring.' }),
                ],
              }),
            ),
          },
        ],
      },
    },
  },
  play: sheets(1),
};
export const Empty: Story = {
  parameters: printing(),
  play: play(() => see('Choose people in Results to print their profiles.')),
};
/** The employee was just hired. */
export const NoEvaluations: Story = { parameters: printing(56), play: sheets(1) };
export const Loading: Story = {
  globals: { state: 'loading' },
  play: play(() => see('0 of 4')),
};
export const Cancelled: Story = {
  globals: { state: 'loading' },
  play: play(async ({ userEvent }) => {
    await press(userEvent, 'Cancel');
    await see('Reading was cancelled.');
  }),
};
/** The server answers with an error. */
export const Failed: Story = {
  globals: { state: 'serverError' },
  parameters: { logs: ['Error fetching employee data', 'Failed to fetch evaluations'] },
  play: sheets(2),
};
/** One of the people does not exist. */
export const OneNotFound: Story = {
  parameters: {
    ...printing(4, 999),
    logs: ['Error fetching employee data'],
    mayLog: ['Failed to fetch evaluations'],
  },
  play: sheets(2),
};
/** The names, addresses and notes are hard to lay out. */
export const LongTexts: Story = {
  globals: { state: 'extreme' },
  parameters: printing(12, 13),
  play: sheets(2),
};
export const RightToLeft: Story = { parameters: printing(14), play: sheets(1) };
/** The employees and the evaluations have no optional values. */
export const Sparse: Story = { globals: { state: 'sparse' }, play: sheets(2) };
