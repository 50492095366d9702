import { expect, within } from 'storybook/test';
import { play, type Meta, type StoryObj } from '../../.storybook/story';
import { WorkbenchPanel } from './WorkbenchPanel';

const meta = {
  title: 'Workbench/Mock Workbench',
  component: WorkbenchPanel,
  args: { tab: 'Calls' },
  parameters: {
    docsHeight: '30rem',
    notes: {
      use: 'In the development server and the demo: what the screen calls, and who answers it; every call; the data; the host.',
      accessibility: [
        'The button and the panel are named Mock workbench. Alt+Shift+M opens and closes it.',
        'Each operation is a group with its name, and has one select, Answer.',
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

export const Calls: Story = {
  play: seen('All operations'),
};
/** Rules with a condition, a count and a delay. */
export const Rules: Story = {
  args: {
    isAllOpen: true,
    mock: {
      rules: {
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
  play: seen('once · 2 rules'),
};
/** Some operations are of the host. */
export const Backend: Story = {
  args: {
    tab: 'Backend',
    mock: { realHost: 'http://localhost:4000', rules: { listEmployees: [{ answer: 'real' }] } },
  },
  play: seen('Everything real'),
};
export const World: Story = {
  args: { tab: 'World', mock: 'twoYearsLater' },
  play: seen('Clock'),
};
export const EmptyLog: Story = { args: { tab: 'Log' }, play: seen('Pause') };
export const AtTheRight: Story = { args: { side: 'right' }, play: seen('All operations') };
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
