import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import { play, type Meta, type StoryObj } from '../../.storybook/story';
import { press, see, type User } from '../steps';

const meta = {
  title: 'Flows/Reading the overview',
  globals: { role: 'Manager' },
  parameters: {
    address: '/all-evaluations',
    docsHeight: '80rem',
    notes: {
      use: 'Open a flow and step through it in the Interactions panel.',
      accessibility: [
        'How far the reading is, is a progress bar.',
        'What is behind a mark is a list below its chart, which takes the focus.',
      ],
    },
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const figure = (name: string) => screen.findByRole('region', { name });

async function open(user: User) {
  await press(user, 'Overview');
  await see(/read at/);
}

/** From the button to the evaluations that one evaluator has given in a year. */
export const FromOverviewToEvaluation: Story = {
  play: play(async ({ step, userEvent }) => {
    await step('Open the overview', () => open(userEvent));
    await step('Choose a year', async () => {
      const period = await screen.findByLabelText('Period');
      const [, year = ''] = within(period)
        .getAllByRole<HTMLOptionElement>('option')
        .map(({ value }) => value);
      await userEvent.selectOptions(period, year);
      await waitFor(async () =>
        expect(await figure('Evaluations a month')).toHaveTextContent(new RegExp(year)),
      );
    });
    await step('See what an evaluator has given', async () => {
      const list = within(await figure('Scores by evaluator')).getByRole('list');
      const [evaluator] = within(list).getAllByRole('link');
      if (!evaluator) throw new Error('There is no evaluator');
      const name = evaluator.textContent;
      await userEvent.click(evaluator);
      const evaluations = await figure(name);
      await expect(evaluations).toBeVisible();
      await waitFor(() => expect(document.activeElement).toContainElement(evaluations));
    });
  }),
};

/** Compares two evaluators by the employees whom both have scored. */
export const ComparingRaters: Story = {
  play: play(async ({ step, userEvent }) => {
    await step('Open the overview', () => open(userEvent));
    await step('Choose two evaluators', async () => {
      for (const [index, label] of ['Evaluator', 'With'].entries()) {
        const select = within(await figure('Raters compared')).getByLabelText(label);
        const chosen = within(select).getAllByRole<HTMLOptionElement>('option')[index + 1];
        await userEvent.selectOptions(select, chosen?.value ?? '');
      }
    });
    await step('Read whom both have scored', async () => {
      await waitFor(async () =>
        expect(await figure('Raters compared')).toHaveTextContent(
          /whom both have scored|no shared employees/i,
        ),
      );
    });
  }),
};

/** The button opens the browser's dialog, and the sheet says who printed what. */
export const Printing: Story = {
  play: play(async ({ step, userEvent }) => {
    await step('Open the overview', () => open(userEvent));
    await step('Print', async () => {
      const print = spyOn(window, 'print').mockImplementation(() => undefined);
      await press(userEvent, 'Print');
      await expect(print).toHaveBeenCalledOnce();
      print.mockRestore();
    });
    await step('See the sheet', async () => {
      window.dispatchEvent(new Event('beforeprint'));
      await waitFor(() => expect(screen.getByText(/Printed by/)).toBeInTheDocument());
      window.dispatchEvent(new Event('afterprint'));
    });
  }),
};
