import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import { play, type Meta, type StoryObj } from '../../.storybook/story';
import { ResultsPage } from '../../src/pages/ResultsPage';
import { press, see, seeFailure, type User } from '../steps';

const meta = {
  title: 'Pages/Results',
  component: ResultsPage,
  parameters: {
    address: '/results',
    docsHeight: '40rem',
    notes: {
      use: 'Use this screen to find employees by name or e-mail address, to see the statistics of each, and to export all of them to a spreadsheet.',
      accessibility: [
        'The form is a search landmark. Enter in the field does the same as the button.',
        'The number of employees found, or the text that there are none, is a status.',
        'Each employee found is a list item with a heading. The skeleton of the cards is hidden from screen readers.',
        'The name of each employee is a link to the profile, and a click on the card also opens the profile. Statistics opens the statistics inside the card.',
        'The statistics of a card in view are loaded automatically, unless the user saves data.',
        'Screen readers announce the progress of the export in words, such as “12 of 57”.',
        'Order is a select. The button beside it shows the direction and reverses it. Display and Views are menus. On a phone, the menu More contains both, and the export.',
        'A checkbox selects all employees found. With Shift, a click or the space bar selects all employees from the last one on.',
        'If too many or too few people are selected for a comparison, Compare is disabled. Its description and tooltip give the reason.',
        'Screen readers announce when data is loading for an order or a filter. There is also a progress bar and a button Cancel.',
        'Add Evaluation on a card opens the dialog. After a save, the card shows the new figures.',
      ],
    },
  },
} satisfies Meta<typeof ResultsPage>;

export default meta;
type Story = StoryObj<typeof meta>;
type Act = (user: User) => Promise<void>;

const failure = { logs: ['Error fetching employees'] };
const statisticsFailure = {
  logs: ['Error fetching evaluation results'],
};

/** Searches for a text. An empty text returns all employees. */
const searchFor = (text: string, then: Act) =>
  play(async ({ userEvent }) => {
    await userEvent.type(await screen.findByRole('searchbox'), `${text}{Enter}`);
    await then(userEvent);
  });

const openStatistics =
  (...details: string[]): Act =>
  async (userEvent) => {
    await press(userEvent, 'Statistics');
    const statistics = await screen.findByRole('group', { name: /^Statistics of / });
    const definitions = within(statistics).getAllByRole('definition');
    await waitFor(() => expect(definitions.map(({ textContent }) => textContent)).toEqual(details));
  };

const startExport: Act = (user) => press(user, 'Export to Excel');

/** The user has not searched yet. */
export const BeforeASearch: Story = {};
export const Loaded: Story = { play: searchFor('mar', () => see('5 found')) };
export const Everybody: Story = { play: searchFor('', () => see('57 found')) };
/** A shared link runs the search, and orders and filters the table. */
export const Table: Story = {
  parameters: {
    address: '/results?q=&view=table&order=-hireDate&role=Manager',
  },
  play: play(async () => {
    await waitFor(() =>
      expect(screen.getByRole('grid', { name: 'Employees found' })).toBeVisible(),
    );
    await see(/of 57 found$/);
  }),
};
/** The person who was not evaluated for the longest time comes first. */
export const Ordered: Story = {
  parameters: { address: '/results?q=&order=lastEvaluated' },
  play: play(async () => {
    await see('Longest ago first');
    await waitFor(() => expect(screen.queryByRole('progressbar', { name: 'Reading' })).toBeNull());
  }),
};
/** The data for the order are loading. The cards keep their order. */
export const OrderLoading: Story = {
  globals: { state: 'statisticsLoading' },
  parameters: { address: '/results?q=&order=-averageScore' },
  play: play(() => see('0 of 57')),
};
/** The data of every third employee could not be loaded, so they come last. */
export const OrderWithFailures: Story = {
  globals: { state: 'statisticsError' },
  parameters: { ...statisticsFailure, address: '/results?q=&order=-averageScore' },
  play: play(() => see(/^19 people could not be read/)),
};
export const Display: Story = {
  parameters: { address: '/results?q=&view=table' },
  play: play(async ({ userEvent }) => {
    await press(userEvent, 'Display');
    await waitFor(() => expect(screen.getByText('Columns')).toBeVisible());
  }),
};
/** Three people are selected. They can be compared, exported and printed. */
export const Selected: Story = {
  parameters: { address: '/results?q=&chosen=employee-004,employee-005,employee-006' },
  play: play(() => see('3 chosen')),
};
/** All people are selected, which is too many for a comparison. The tooltip of Compare gives this reason. */
export const AllSelected: Story = {
  parameters: { address: '/results?q=' },
  play: play(async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('checkbox', { name: /^Choose all/ }));
    await see('57 chosen');
  }),
};
/** The page draws only the cards in view. */
export const TenThousand: Story = {
  globals: { state: 'large' },
  play: searchFor('', () => see('10,000 found')),
};
export const Loading: Story = {
  globals: { state: 'loading' },
  play: searchFor('mar', async () => {
    await waitFor(() =>
      expect(screen.getByRole('progressbar', { name: 'Searching' })).toBeVisible(),
    );
  }),
};
export const NoMatches: Story = {
  play: searchFor('nobody', () => see('No employees found matching your search.')),
};
/** The server answers with an error. */
export const Failed: Story = {
  globals: { state: 'serverError' },
  parameters: failure,
  play: searchFor('mar', () => see('Try again')),
};
export const Statistics: Story = {
  play: searchFor('bianchi', openStatistics('15', '7.4 of 10', '10', '1')),
};
export const StatisticsLoading: Story = {
  globals: { state: 'statisticsLoading' },
  play: searchFor('bianchi', openStatistics('', '', '', '')),
};
/** Values that cannot be loaded are N/A. */
export const StatisticsFailed: Story = {
  globals: { state: 'statisticsError' },
  parameters: statisticsFailure,
  play: searchFor('lindqvist', openStatistics('N/A', 'N/A', 'N/A', 'N/A')),
};
export const ExportRunning: Story = {
  globals: { state: 'statisticsLoading' },
  play: searchFor('', async (userEvent) => {
    await startExport(userEvent);
    await see('0 of 57');
    await expect(screen.getByRole('button', { name: 'Cancel' })).toBeVisible();
  }),
};
/** The server asks the app to wait, and the export continues automatically. */
export const ExportWaits: Story = {
  globals: { state: 'rateLimit' },
  play: searchFor('', async (userEvent) => {
    await startExport(userEvent);
    await see(/^The server asks to wait. The export goes on in \d+ seconds.$/);
    await expect(screen.getByRole('button', { name: 'Cancel' })).toBeVisible();
  }),
};
/** The statistics of every third employee cannot be loaded. The saved file has N/A for them, and a line says so. */
export const ExportWithFailedRows: Story = {
  globals: { state: 'statisticsError' },
  parameters: statisticsFailure,
  play: searchFor('', async (userEvent) => {
    await startExport(userEvent);
    await see('19 of 57 without statistics');
    await expect(screen.getByRole('button', { name: 'Export to Excel' })).toBeVisible();
  }),
};
/** The browser has no room for the file. The button is enabled again. The toast stays under the pointer. */
export const ExportFailed: Story = {
  parameters: { logs: ['Export failed'] },
  beforeEach() {
    spyOn(URL, 'createObjectURL').mockImplementation(() => {
      throw new Error('No room');
    });
  },
  play: searchFor('mar', async (user) => {
    await startExport(user);
    await seeFailure(user, 'Export failed');
    await expect(await screen.findByRole('button', { name: 'Export to Excel' })).toBeVisible();
  }),
};
/** The names and addresses are hard to lay out. */
export const LongTexts: Story = {
  globals: { state: 'extreme' },
  play: searchFor('', () => see('57 found')),
};
/** The employees have no optional values. */
export const Sparse: Story = {
  globals: { state: 'sparse' },
  play: searchFor('', () => see('57 found')),
};
