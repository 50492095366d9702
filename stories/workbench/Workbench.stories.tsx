import { useState } from 'react';
import { createMemoryRouter } from 'react-router-dom';
import { expect, within } from 'storybook/test';
import { play, type Meta, type StoryObj } from '../../.storybook/story';
import { runMock } from '../../mocks/runtimes/runMock';
import { configOf, type MockChoice } from '../../mocks/scenarios/chooseConfig';
import { Workbench } from '../../tools/mock-workbench/Workbench';

interface WorkbenchStoryProps {
  /** The mock that the panel shows. Another mock answers the story. */
  mock?: MockChoice;
  /** The reason why calls do not reach the mock. */
  problem?: string;
}

/** The mock workbench alone, with a mock that gets no calls. */
function WorkbenchStory({ mock: choice, problem }: WorkbenchStoryProps) {
  const [mock] = useState(() => runMock({ config: configOf(choice) }));
  const [worker] = useState(() => ({
    getProblem: () => problem,
    subscribe: () => () => undefined,
    restart: () => Promise.resolve(),
  }));
  const [router] = useState(() => createMemoryRouter([{ path: '*' }]));
  return <Workbench mock={mock} worker={worker} router={router} />;
}

const meta = {
  title: 'Workbench/Mock workbench',
  component: WorkbenchStory,
  parameters: {
    docsHeight: '30rem',
    notes: {
      use: 'Use it in the development server and the demo. It shows the calls of the screen, who answers each of them, and the host.',
      accessibility: [
        'The button and the panel are named Mock workbench. Alt+Shift+M opens and closes the panel.',
        'Each operation is a group of rows with the name of the operation. It has one select, Answer.',
        'An open dialog of the page neither hides the panel nor takes the focus from it.',
      ],
    },
  },
} satisfies Meta<typeof WorkbenchStory>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The panel is beside the body. */
const all = within(document.documentElement);

const opened = (text: string | RegExp) =>
  play(async ({ userEvent }) => {
    await userEvent.click(await all.findByRole('button', { name: /^Mock workbench/ }));
    await expect((await all.findAllByText(text))[0]).toBeVisible();
  });

export const Calls: Story = {
  play: opened('Other operations'),
};
/** There are rules of each kind, and some operations of a host. */
export const Rules: Story = {
  args: {
    mock: {
      realHost: 'http://localhost:4000',
      rules: {
        login: [{ answer: 'real' }],
        register: [{ answer: 'failure', failure: 409, times: 1 }],
        listEmployees: [{ answer: 'failure', failure: 'network' }],
        getEmployee: [{ answer: 'fixed', status: 200, body: { _id: 7 } }],
      },
    },
  },
  play: opened('4 rules'),
};
/** The panel is closed, and rules are set. */
export const RulesSet: Story = {
  args: { mock: 'sessionExpires' },
  play: play(async () => {
    await expect(await all.findByText(/3 rules/)).toBeVisible();
  }),
};
/** Calls do not reach the mock. */
export const Alarm: Story = {
  args: {
    problem: 'No service worker controls this page, so calls do not reach the mock.',
  },
  play: play(async () => {
    await expect(await all.findByText(/No service worker controls this page/)).toBeVisible();
  }),
};
