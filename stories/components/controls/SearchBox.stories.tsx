import { fn } from 'storybook/test';
import { ARGUMENTS_ONLY, type Meta, type StoryObj } from '../../../.storybook/story';
import { SearchBox } from '../../../src/components/controls/SearchBox';

const meta = {
  title: 'Components/Search box',
  component: SearchBox,
  args: { ref: null, label: 'Search employees', value: '', hasShortcut: true, onChange: fn() },
  parameters: {
    unaffectedBy: ARGUMENTS_ONLY,
    docsHeight: '6rem',
    notes: {
      use: 'Use it above a table of employees or evaluations. The table is filtered with every letter. Here the text is an argument.',
      accessibility: [
        'It is a search field with a name, because a placeholder is not enough.',
        'The key / focuses the field, and aria-keyshortcuts contains it, unless the user has turned the shortcut off in the account menu.',
        'Escape clears the field in browsers that do so for search fields.',
      ],
    },
  },
} satisfies Meta<typeof SearchBox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
/** The shortcut is turned off in the account menu. */
export const WithoutShortcut: Story = { args: { hasShortcut: false } };
export const RightToLeft: Story = { args: { value: 'فاطمة بن علي' } };
export const LongTexts: Story = {
  args: { value: 'Wolfeschlegelsteinhausenbergerdorff '.repeat(5) },
};
