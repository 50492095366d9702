import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import { play, type Meta, type StoryObj } from '../../.storybook/story';
import { comparePath } from '../../src/lib/url/paths';
import { chooseChartOption } from '../steps';

const meta = {
  title: 'Flows/Comparing people',
  globals: { role: 'Manager' },
  parameters: {
    address: comparePath(['employee-004', 'employee-005', 'employee-006']),
    docsHeight: '60rem',
    notes: {
      use: 'Open a flow and step through it in the Interactions panel.',
      accessibility: [
        'Every chart has a menu, which shows the chart as a table and downloads its files.',
        'Enter opens the evaluation of the marker that has the focus.',
      ],
    },
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Returns the region. It is queried each time, because the region of the skeleton has the same name. */
const scores = () => within(screen.getByRole('region', { name: 'Scores' }));
const expectLegend = () =>
  waitFor(() => expect(scores().getByRole('list', { name: 'Evaluators' })).toBeVisible());

/** The scores are shown as a table, and saved as a file. */
export const AsTable: Story = {
  play: play(async ({ step, userEvent }) => {
    await step('See the chart', async () => {
      await expectLegend();
    });
    await step('Show the chart as a table', async () => {
      await chooseChartOption(userEvent, 'Scores', 'Show as table');
      await waitFor(() => expect(screen.getByRole('table', { name: 'Scores' })).toBeVisible());
    });
    await step('Download CSV', async () => {
      const saved = spyOn(URL, 'createObjectURL');
      await chooseChartOption(userEvent, 'Scores', 'Download CSV');
      await waitFor(() => expect(saved).toHaveBeenCalledWith(expect.any(Blob)));
      const file = saved.mock.calls[0]?.[0];
      saved.mockRestore();
      const text = file instanceof Blob ? await file.text() : '';
      await expect(text).toMatch(/^\uFEFF?Person,Score,Date,Evaluator,Note\r\n/);
    });
  }),
};

/** The keyboard moves from point to point, and opens the evaluation of a point in a dialog. */
export const OpeningAnEvaluation: Story = {
  play: play(async ({ step, userEvent }) => {
    await step('Go to the first marker', async () => {
      await expectLegend();
      await waitFor(() =>
        expect(document.querySelector('main svg path[transform*="scale("]')).toBeTruthy(),
      );
      const before = within(await screen.findByRole('region', { name: 'Scores' })).getByRole(
        'button',
        { name: 'Chart options' },
      );
      // This is the tooltip of the focused point. A chart ignores keys while it is being drawn.
      await waitFor(async () => {
        before.focus();
        await userEvent.tab();
        await userEvent.keyboard('{ArrowRight}');
        const tooltip = await screen.findByText('by', { selector: 'p *' }, { timeout: 1_000 });
        await waitFor(() => expect(tooltip).toBeVisible());
      });
    });
    await step('Open the evaluation', async () => {
      await userEvent.keyboard('{Enter}');
      const dialog = await screen.findByRole('dialog');
      const details = await within(dialog).findByRole('link', { name: 'View Details' });
      // The dialog fades in.
      await waitFor(() => expect(details).toBeVisible());
    });
  }),
};
