import { fn } from 'storybook/test';
import { ARGUMENTS_ONLY, type Meta, type StoryObj } from '../../.storybook/story';
import { buildEmployee } from '../../mocks/db/builders';
import type { Evaluation } from '../../src/api/contract';
import { Comparison } from '../../src/features/insight/compare/Comparison';
import { history, HOSTILE } from './histories';
import { drawn } from '../steps';

const NAMES = [
  'Zoë Müller',
  'José Ángel Muñoz Peña',
  'ليلى حداد',
  '王小明',
  'Łukasz Wójcik',
  'Wilhelmina Oppenheimer-Featherstonehaugh',
  'Li',
  'प्रिया शर्मा',
];

/** Creates people with these evaluations. */
const people = (...histories: Evaluation[][]) =>
  histories.map((evaluations, index) => ({
    id: `employee-10${index}`,
    employee: buildEmployee({ name: NAMES[index] }),
    evaluations,
  }));

const meta = {
  title: 'Insight/Comparison',
  component: Comparison,
  args: { subjects: people(history(6, 'a'), history(9, 'b'), history(3, 'c')), onOpen: fn() },
  parameters: {
    unaffectedBy: ARGUMENTS_ONLY,
    docsHeight: '60rem',
    notes: {
      use: 'Use it to compare two to eight people on one axis, in figures, and by the evaluators whom they share. The people are in the order in which they were selected, because an average of a few scores is not enough for a ranking.',
      accessibility: [
        'The chart, the figures and the shared evaluators are regions. Each has a heading and a table.',
        'Evaluators who have scored two or more of the people have a shape of their own. The others are rings.',
        'The arrow keys move from marker to marker. Enter opens the evaluation.',
      ],
    },
  },
  play: drawn,
} satisfies Meta<typeof Comparison>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};
/** Nobody has a score. */
export const Empty: Story = { args: { subjects: people([], []) } };
/** One person has no score, the other has one score. */
export const One: Story = { args: { subjects: people(history(1), []) } };
/** Each person has one score, by different evaluators. The scores are not comparable. */
export const Two: Story = {
  args: { subjects: people(history(1, 'a'), history(2, 'b').slice(1)) },
};
export const EightPeople: Story = {
  args: {
    subjects: people(
      ...[5, 12, 3, 8, 1, 20, 0, 6].map((count, index) => history(count, `${index}`)),
    ),
  },
};
export const Sixty: Story = { args: { subjects: people(history(60, 'a'), history(60, 'b')) } };
export const FiveThousand: Story = {
  args: { subjects: people(history(2_500, 'a'), history(2_500, 'b')) },
};
/**
 * Some names are long or right-to-left. Scores are left out if they are missing, 0 or 11, or have no date or a future
 * one.
 */
export const LongTexts: Story = {
  args: {
    subjects: people(HOSTILE, history(3, 'b')).map((subject, index) => ({
      ...subject,
      employee: buildEmployee({ name: ['w'.repeat(120), '‮ أحمد (example) 42'][index] }),
    })),
  },
};
/** The names are unknown. */
export const Nameless: Story = {
  args: {
    subjects: people(history(2, 'a'), history(3, 'b')).map((subject) => ({
      ...subject,
      employee: undefined,
    })),
  },
};
