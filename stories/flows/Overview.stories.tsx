import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import { play, type Meta, type StoryObj } from '../../.storybook/story';
import { fill, press, see, seeDialog, type User } from '../steps';

const meta = {
  title: 'Flows/Reading the overview',
  globals: { role: 'Manager' },
  parameters: {
    address: '/all-evaluations',
    docsHeight: '80rem',
    notes: {
      use: 'Open a flow and step through it in the Interactions panel.',
      accessibility: [
        'A progress bar shows the progress while the evaluations are loading.',
        'The evaluations of a marker are a list below the chart, which gets the focus.',
      ],
    },
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const figure = (name: string) => screen.findByRole('region', { name });

async function open(user: User) {
  await user.click(await screen.findByRole('link', { name: 'Overview' }));
  await see(/read at/);
}

/** The list leads to the evaluations that one evaluator has given in a year. */
export const FromOverviewToEvaluation: Story = {
  play: play(async ({ step, userEvent }) => {
    await step('Open the overview', () => open(userEvent));
    await step('Choose a period', async () => {
      await userEvent.selectOptions(await screen.findByLabelText('Period'), 'Last year');
      await waitFor(async () =>
        expect(await figure('Coverage')).toHaveTextContent(/\d{4}: \d+ of \d+ evaluations/),
      );
    });
    await step('See the evaluations of an evaluator', async () => {
      const table = within(await figure('Evaluators')).getByRole('table');
      const [evaluator] = within(table).getAllByRole('link');
      if (!evaluator) throw new Error('There is no evaluator');
      const name = evaluator.textContent;
      await userEvent.click(evaluator);
      const evaluations = await figure(name);
      await expect(evaluations).toBeVisible();
      await waitFor(() => expect(document.activeElement).toContainElement(evaluations));
    });
  }),
};

/** The user evaluates the people who are due, one after the other. */
export const EvaluatingWhoIsDue: Story = {
  play: play(async ({ step, userEvent }) => {
    await step('Open the overview', () => open(userEvent));
    const due = within(await figure('Due for evaluation'));
    const [first, second, third] = due.getAllByRole('link').map(({ textContent }) => textContent);
    await step('Evaluate the first person', async () => {
      await userEvent.click(due.getByRole('button', { name: /^Evaluate \d+ people$/ }));
      await seeDialog(`Create Evaluation for ${first}`);
      await fill(userEvent, { Note: 'Keeps every promise.', Score: '8' });
      await press(userEvent, 'Save and next');
    });
    await step('Skip the second person', async () => {
      await seeDialog(`Create Evaluation for ${second}`);
      await press(userEvent, 'Skip');
    });
    await step('Cancel at the third person', async () => {
      await seeDialog(`Create Evaluation for ${third}`);
      await press(userEvent, 'Cancel');
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    });
    await step('See that the first person has left the list', async () => {
      await waitFor(() => expect(due.getAllByRole('link')[0]).toHaveTextContent(second ?? ''));
    });
  }),
};

/** The user compares two evaluators by the employees whom both have scored. */
export const ComparingEvaluators: Story = {
  play: play(async ({ step, userEvent }) => {
    const compared = () => figure('Compare two evaluators');
    await step('Open the overview', () => open(userEvent));
    await step('Choose another evaluator', async () => {
      const select = within(await compared()).getByLabelText('With');
      const selected = within(select).getAllByRole<HTMLOptionElement>('option').at(-1);
      await userEvent.selectOptions(select, selected?.value ?? '');
    });
    await step('Read whom both have scored', async () => {
      await waitFor(async () =>
        expect(await compared()).toHaveTextContent(/whom both have scored|no shared employees/i),
      );
    });
  }),
};

/** The button opens the browser's dialog, and the sheet says who printed it. */
export const Printing: Story = {
  play: play(async ({ step, userEvent }) => {
    await step('Open the overview', () => open(userEvent));
    await step('Print', async () => {
      const print = spyOn(window, 'print').mockImplementation(() => undefined);
      await press(userEvent, 'Print');
      // The button waits until everything is drawn.
      await waitFor(() => expect(print).toHaveBeenCalledOnce());
      print.mockRestore();
    });
    await step('See the printed page', async () => {
      window.dispatchEvent(new Event('beforeprint'));
      await waitFor(() => expect(screen.getByText(/Printed by/)).toBeInTheDocument());
      window.dispatchEvent(new Event('afterprint'));
    });
  }),
};
