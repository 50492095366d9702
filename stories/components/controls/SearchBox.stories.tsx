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
      use: 'Above a table of employees or evaluations, which follows every letter. Its text is an argument here.',
      accessibility: [
        'A search field with a name; the placeholder is no substitute for that.',
        'The key / focuses it, which aria-keyshortcuts says, unless that is turned off in the account menu.',
        'Escape empties it in browsers that do so for search fields.',
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
