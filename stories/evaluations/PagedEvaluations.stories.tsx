import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import type { StoryParameters } from '../../.storybook/parameters';
import { play } from '../../.storybook/play';
import { PagedEvaluations } from '../../src/features/evaluations/table/PagedEvaluations';

const meta = {
  title: 'Evaluations/PagedEvaluations',
  component: PagedEvaluations,
  args: { label: 'Employee Evaluations', scope: 'own' },
  parameters: {
    docsHeight: '64rem',
    notes: {
      use: 'For evaluations that come from the server a page at a time: one’s own, or everybody’s.',
      accessibility: [
        'Previous and Next are a navigation; the page that is shown is read out when it changes.',
        'The actions of a row are icons with a name and a tooltip.',
        'While the next page loads, the one before stays, and is marked as busy.',
      ],
    },
  } satisfies StoryParameters,
} satisfies Meta<typeof PagedEvaluations>;

export default meta;
type Story = StoryObj<typeof meta>;

async function turnTo({ userEvent }: StoryContext, last: number, total: number) {
  for (let page = 2; page <= last; page += 1) {
    await userEvent.click(await screen.findByRole('button', { name: 'Next' }));
    await expect(await screen.findByText(`Page ${page} of ${total}`)).toBeVisible();
  }
}

/** The evaluations that the demo Admin gave. */
export const Own: Story = {};

export const All: Story = { args: { scope: 'all' } };

export const OnePage: Story = { globals: { role: 'Employee' } };

export const MiddlePage: Story = {
  play: play(async (context) => {
    await turnTo(context, 2, 4);
    await expect(screen.getByRole('button', { name: 'Previous' })).toBeEnabled();
  }),
};

export const LastPage: Story = {
  play: play(async (context) => {
    await turnTo(context, 4, 4);
    await expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
  }),
};

export const Loading: Story = { globals: { scenario: 'loading' } };
export const Empty: Story = { globals: { scenario: 'empty' } };

export const Failed: Story = {
  globals: { scenario: 'serverError' },
  parameters: { logs: ['Failed to fetch evaluations'] } satisfies StoryParameters,
};

/** The server does not show everybody’s evaluations to an Employee. */
export const Forbidden: Story = {
  args: { scope: 'all' },
  globals: { scenario: 'strictRoles', role: 'Employee' },
  parameters: { logs: ['Failed to fetch evaluations'] } satisfies StoryParameters,
};

export const Sparse: Story = { globals: { scenario: 'sparse' } };
export const Extreme: Story = { args: { scope: 'all' }, globals: { scenario: 'extreme' } };

export const AddingFeedback: Story = { play: pressing('Add Feedback', 'Add Feedback') };
export const Editing: Story = { play: pressing('Edit', /^Edit Evaluation for /) };

function pressing(button: string, dialog: string | RegExp) {
  return play(async ({ userEvent }) => {
    const [first] = await screen.findAllByRole('button', { name: button });
    if (first) await userEvent.click(first);
    await expect(await screen.findByRole('dialog', { name: dialog })).toBeVisible();
  });
}
