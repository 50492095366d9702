import { play, type Meta, type StoryObj } from '../../.storybook/story';
import { AllEvaluationsPage } from '../../src/pages/AllEvaluationsPage';
import { press, see, seeProgress } from '../steps';

const meta = {
  title: 'Pages/All Evaluations',
  component: AllEvaluationsPage,
  parameters: {
    address: '/all-evaluations',
    docsHeight: '60rem',
    notes: {
      use: 'Admins and Managers use this screen to see the evaluations of all evaluators, the newest first. It has a search, filters and an export. Otherwise it is the same as My Evaluations, whose stories show the other states.',
      accessibility: [
        'The actions of a row are icons. Each has a name and a tooltip.',
        'On a phone, each evaluation looks like a card. For screen readers, it is still a row of a table.',
        'Page X of Y is a status, which screen readers announce when it changes. While a page is loading, the table is dimmed and marked as busy.',
        'The page number is part of the address, so Back and Forward in the browser also change the page.',
      ],
    },
  },
} satisfies Meta<typeof AllEvaluationsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** This is the first of forty pages. */
export const Loaded: Story = {};
/** An Employee typed the address, and the server refuses the request. */
export const Refused: Story = {
  globals: { state: 'strictRoles', role: 'Employee' },
  parameters: { logs: ['Failed to fetch evaluations'] },
};

const until = (text: RegExp | string) => play(() => see(text));

/** The words of the search are highlighted in names and notes, in any order. */
export const Searched: Story = {
  parameters: { address: '/all-evaluations?find=mentor+juniors' },
  play: until(/of 400 evaluations/),
};
/** The list is filtered by evaluator, score and missing note. */
export const Filtered: Story = {
  parameters: { address: '/all-evaluations?evaluator=employee-001&score=7-10' },
  play: until(/of 400 evaluations/),
};
export const OfAPeriod: Story = {
  parameters: { address: '/all-evaluations?period=2026-01-01..2026-03-31' },
  play: until(/2026: \d+ of 400 evaluations/),
};
export const NoMatch: Story = {
  parameters: { address: '/all-evaluations?find=unicorn&period=2026-01-01..2026-03-31' },
  play: until('No evaluations match.'),
};

/** Matches the calls for all evaluations, but not those for a page of ten. */
const readings = { in: 'query', name: 'limit', equals: '100' } as const;

/** The pages never arrive. */
export const Searching: Story = {
  parameters: {
    address: '/all-evaluations?find=mentor',
    mock: {
      rules: { listEvaluations: [{ answer: 'mock', delay: 'forever', when: readings }] },
    },
  },
  play: play(seeProgress),
};
export const SearchCancelled: Story = {
  ...Searching,
  play: play(async ({ userEvent }) => {
    await press(userEvent, 'Cancel');
    await see(/cancelled/);
  }),
};
/** The server fails while all evaluations are read. */
export const SearchFailed: Story = {
  globals: { state: 'serverError' },
  parameters: {
    address: '/all-evaluations?find=mentor',
    logs: ['Failed to fetch evaluations'],
  },
  play: until('The evaluations could not be read.'),
};
/** One page of four could not be read. */
export const SearchedPartly: Story = {
  globals: { state: 'thirdPageFails' },
  parameters: {
    address: '/all-evaluations?find=mentor',
    logs: ['Failed to fetch evaluations'],
  },
  play: until(/^1 page could not be read/),
};
export const SearchRefused: Story = {
  globals: { state: 'strictRoles', role: 'Employee' },
  parameters: {
    address: '/all-evaluations?find=mentor',
    logs: ['Failed to fetch evaluations'],
  },
  play: until('The server refuses to send all evaluations.'),
};
