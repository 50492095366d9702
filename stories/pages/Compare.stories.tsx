import { play, type Meta, type StoryObj } from '../../.storybook/story';
import { comparePath } from '../../src/lib/url/paths';
import { ComparePage } from '../../src/pages/ComparePage';
import { drawn, see } from '../steps';

const comparing = (...numbers: number[]) => ({
  address: comparePath(numbers.map((number) => `employee-${String(number).padStart(3, '0')}`)),
});

const until = (text: RegExp | string) => play(() => see(text));

const meta = {
  title: 'Pages/Compare',
  component: ComparePage,
  parameters: {
    ...comparing(4, 5, 6),
    docsHeight: '60rem',
    notes: {
      use: 'Use this screen to compare two to eight people side by side: their scores on one axis, in figures, and by the evaluators whom they share.',
      accessibility: [
        'The people are a list. Each has a button that evaluates the person, and a button that removes the person from the comparison. After a removal, the focus moves to the heading.',
        'An alert names the people who cannot be loaded. The others are compared.',
        'While people are loading, the screen is marked as busy.',
      ],
    },
  },
} satisfies Meta<typeof ComparePage>;

export default meta;
type Story = StoryObj<typeof meta>;

const failure = {
  logs: ['Error fetching employee data'],
  mayLog: ['Failed to fetch evaluations'],
};

export const Loaded: Story = { play: drawn };
export const Empty: Story = {
  parameters: comparing(),
  play: until(/^Choose two to eight people/),
};
export const OnePerson: Story = {
  parameters: comparing(5),
  play: until(/^Choose two to eight people/),
};
/** Ten people are selected, and the first eight are compared. */
export const TooMany: Story = {
  parameters: comparing(4, 5, 6, 7, 8, 9, 10, 11, 12, 13),
  play: drawn,
};
/** The charts show the scores of a period, and sentences give their number. */
export const InAPeriod: Story = {
  parameters: { address: `${comparing(4, 5, 6).address}&period=2025-01-01..2025-12-31` },
  play: until(/2025: \d+ of \d+ evaluations\. Each mark/),
};
/** Nobody was evaluated in the period. */
export const EmptyPeriod: Story = {
  parameters: { address: `${comparing(4, 5, 6).address}&period=2001-01-01..2001-12-31` },
  play: until(/No scores\.$/),
};
/** One person was just hired, and another has evaluations. */
export const NoEvaluations: Story = { parameters: comparing(56, 5), play: drawn };
export const Loading: Story = { globals: { state: 'loading' } };
/** The server answers with an error. */
export const Failed: Story = {
  globals: { state: 'serverError' },
  parameters: failure,
  play: until('Employee not found'),
};
/** One of the people does not exist. */
export const OneNotFound: Story = {
  parameters: { ...comparing(4, 5, 999), ...failure },
  play: drawn,
};
/** The server refuses the evaluations of one of the people. */
export const Refused: Story = {
  parameters: {
    ...comparing(4, 5, 6),
    logs: ['Failed to fetch evaluations'],
    mock: {
      rules: {
        listEmployeeEvaluations: [
          {
            answer: 'fixed',
            status: 403,
            body: { message: 'Forbidden' },
            when: { in: 'path', name: 'id', equals: 'employee-005' },
          },
        ],
      },
    },
  },
  play: until(/^The server refuses the evaluations/),
};
/** The names and addresses are hard to lay out. */
export const LongTexts: Story = {
  globals: { state: 'extreme' },
  parameters: comparing(12, 13, 14),
  play: drawn,
};
/** The employees and the evaluations have no optional values. */
export const Sparse: Story = { globals: { state: 'sparse' }, play: drawn };
