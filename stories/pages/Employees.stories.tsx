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
      use: 'The first screen after signing in: find an employee, open the profile, add an evaluation.',
      accessibility: [
        'A table with headers: Tab reaches its sort buttons and the actions of each row.',
        'A header says which way it sorts, to screen readers too. Role and Total Evaluations sort by something else, which the description of their buttons says.',
        'The name of an employee is a link to the profile. A text that is cut off is whole in its tooltip.',
        'How many employees there are, or how many match the search, is a status that is said when it changes.',
        'The first action of a row has its text under the pointer and with the focus. At rest and on a phone the actions are icons; their names are the same.',
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
/** The server gave a role that the app does not know. */
export const NoRole: Story = { globals: { role: 'noRole' } };
export const Loading: Story = { globals: { state: 'loading' } };
export const Empty: Story = { globals: { state: 'empty' } };
/** The server answers with an error. */
export const Failed: Story = { globals: { state: 'serverError' }, parameters: failure };
/** The search includes all details of an employee, also the role. */
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
