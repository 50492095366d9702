import Stack from '@mui/material/Stack';
import type { Meta, StoryObj } from '../../../.storybook/story';
import { Initials } from '../../../src/components/person/Initials';

const meta = {
  title: 'Components/Initials',
  component: Initials,
  args: { name: 'Grace Hopper', id: 'employee-101' },
  parameters: {
    docsHeight: '8rem',
    notes: {
      use: 'Use it beside the name of a person. The tint depends on the id, so that two people with the same name look different.',
      accessibility: ['It is hidden from screen readers, which read the name beside it.'],
    },
  },
} satisfies Meta<typeof Initials>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const NAMES = [
  'Madonna',
  '4711',
  'Анна Каренина',
  '王小明',
  'محمد علي',
  'ßen Ærø',
  '😀 Grace 🎉 Hopper',
  'Wendy Mwangi',
  'Ǆ́ena Ḁ̊ke',
  '﷽ ௵',
  null,
];

/** The names have one letter, no letter, other scripts, emoji or very wide letters, and one name is unknown. */
export const Names: Story = {
  render: () => (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
      {NAMES.map((name) => (
        <Initials key={name} name={name} id={name} />
      ))}
    </Stack>
  ),
};

/** The circle is as large as the text around it. */
export const Large: Story = {
  decorators: [
    (Story) => (
      <div style={{ fontSize: '2rem' }}>
        <Story />
      </div>
    ),
  ],
};
