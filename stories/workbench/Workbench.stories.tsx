import { expect, within } from 'storybook/test';
import { play, type Meta, type StoryObj } from '../../.storybook/story';
import { WorkbenchPanel } from './WorkbenchPanel';

const meta = {
  title: 'Workbench/Mock Workbench',
  component: WorkbenchPanel,
  args: { tab: 'Operations' },
  parameters: {
    docsHeight: '30rem',
    notes: {
      use:
        'In the development server and the demo: who answers each call, and how; the data and the person; every call; ' +
        'kept states.',
      accessibility: [
        'The button and the panel are named Mock workbench. Alt+Shift+M opens and closes it.',
        'Each operation is a group with its name. Its fields have labels that are always visible.',
        'The edge is a separator that arrow keys move.',
        'An open dialog of the page neither hides the panel nor takes the focus from it.',
      ],
    },
  },
} satisfies Meta<typeof WorkbenchPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The panel is beside the body. */
const all = within(document.documentElement);

const seen = (text: string | RegExp) =>
  play(async () => {
    await expect((await all.findAllByText(text))[0]).toBeVisible();
  });

export const Operations: Story = {
  play: seen('listEmployees'),
};
/** Each way to answer, with a condition, a count and a delay. */
export const Rules: Story = {
  args: {
    mock: {
      rules: {
        login: [{ answer: 'replay', otherwise: 'mock' }],
        register: [
          { answer: 'failure', failure: 409, times: 1 },
          { answer: 'mock', delay: 3_000 },
        ],
        listEmployees: [{ answer: 'failure', failure: 'network' }],
        getEmployee: [
          {
            answer: 'fixed',
            status: 200,
            body: { _id: 7 },
            when: { in: 'path', name: 'id', equals: 'employee-002' },
          },
        ],
      },
    },
  },
  play: seen(/This answer breaks the contract/),
};
/** The mock answers sign-in. The real host refuses its token. */
export const TwoWorlds: Story = {
  args: {
    mock: { realHost: 'http://localhost:4000', rules: { listEmployees: [{ answer: 'real' }] } },
  },
  play: seen(/Sign-in is answered by the mock/),
};
export const World: Story = {
  args: { tab: 'World', mock: 'twoYearsLater' },
  play: seen('Scenario'),
};
export const EmptyLog: Story = { args: { tab: 'Log' }, play: seen('Pause') };
export const States: Story = { args: { tab: 'States' }, play: seen('firstSaveFails') };
export const AtTheRight: Story = { args: { side: 'right' }, play: seen('listEmployees') };
/** The closed panel, with rules set. */
export const RulesSet: Story = {
  args: { isOpen: false, mock: 'sessionExpires' },
  play: seen('3 rules'),
};
/** Calls do not reach the mock. */
export const Alarm: Story = {
  args: {
    isOpen: false,
    problem: 'No service worker controls this page, so calls do not reach the mock.',
  },
  play: seen(/No service worker controls this page/),
};
