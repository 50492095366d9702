import { expect, screen, waitFor, within } from 'storybook/test';
import { play, type Meta, type StoryObj } from '../../.storybook/story';
import { HomePage } from '../../src/pages/HomePage';
import { press, see } from '../steps';

const meta = {
  title: 'Pages/Employees',
  component: HomePage,
  parameters: {
    address: '/',
    docsHeight: '62rem',
    notes: {
      use: 'Use this screen to find an employee, open the profile and add an evaluation. It is the first screen after sign-in.',
      accessibility: [
        'It is a table with headers. Tab moves to its sort buttons and to the actions of each row.',
        'A header shows the direction of the sort, also to screen readers. Role and Total Evaluations are sorted by another value, which is in the description of their buttons.',
        'The name of an employee is a link to the profile. If a text is cut off, its tooltip contains the whole text.',
        'The number of employees, or of those that match the search, is a status. Screen readers announce it when it changes.',
        'The first action of a row shows its text under the pointer and with the focus. Otherwise, and on a phone, the actions are icons. Their names are the same.',
      ],
    },
  },
} satisfies Meta<typeof HomePage>;

export default meta;
type Story = StoryObj<typeof meta>;

const failure = { logs: ['Error fetching employees'] };

const at = (query: string) => ({ address: `/?${query}` });

/** An Admin sees everybody, and the link to All Evaluations. */
export const Loaded: Story = {};
/** The server sent a role that the app does not know. */
export const NoRole: Story = { globals: { role: 'noRole' } };
export const Loading: Story = { globals: { state: 'loading' } };
export const Empty: Story = { globals: { state: 'empty' } };
/** The server answers with an error. */
export const Failed: Story = { globals: { state: 'serverError' }, parameters: failure };
/** The search includes all details of an employee, including the role. */
export const Searching: Story = {
  parameters: at('q=manager'),
  play: play(() => see(/^\d+ of 57 employees$/)),
};
/** The table is as high as its only row. */
export const OneMatch: Story = {
  parameters: at('q=lindqvist'),
  play: play(() => see('1 of 57 employees')),
};
export const NoMatches: Story = {
  parameters: at('q=nobody'),
  play: play(() => see('No employees found.')),
};
export const Sorted: Story = {
  play: play(async ({ userEvent }) => {
    await screen.findByRole('table');
    const header = screen.getByRole('columnheader', { name: 'Name' });
    await userEvent.click(within(header).getByRole('button'));
    await waitFor(() => expect(header).toHaveAttribute('aria-sort', 'ascending'));
  }),
};
export const SortedDescending: Story = { parameters: at('sort=-name') };
/** The menu shows columns that are hidden at first. On a narrow screen their values are below the name. */
export const ChoosingColumns: Story = {
  play: play(async ({ userEvent }) => {
    await see('57 employees');
    await press(userEvent, /^(Columns|More)$/);
    for (const name of ['Position', 'Hire Date']) {
      await userEvent.click(await screen.findByRole('menuitemcheckbox', { name }));
    }
    await userEvent.keyboard('{Escape}');
    await see(/IT Administrator/);
  }),
};
/** The table is as high as on a full page, so that the pager below it does not move. */
export const LastPage: Story = {
  parameters: at('page=6'),
  play: play(() => see('Noah Anders')),
};
/** The server sent only a part of its employees. */
export const Partial: Story = { globals: { state: 'partial' } };
export const TenThousand: Story = { globals: { state: 'large' } };
/** The names and addresses are hard to lay out. */
export const LongTexts: Story = {
  globals: { state: 'extreme' },
  parameters: at('columns=position,hireDate'),
};
/** The employees have no optional values. */
export const Sparse: Story = {
  globals: { state: 'sparse' },
  parameters: at('columns=position,hireDate'),
};
