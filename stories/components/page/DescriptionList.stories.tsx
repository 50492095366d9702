import type { Meta, StoryObj } from '../../../.storybook/story';
import { DescriptionList } from '../../../src/components/page/DescriptionList';

const meta = {
  title: 'Components/Description list',
  component: DescriptionList,
  args: {
    details: [
      ['Name', 'Grace Hopper'],
      ['Age', '36'],
      ['Email', 'grace.hopper@example.com'],
      ['Role', 'Employee'],
    ],
  },
  parameters: {
    docsHeight: '11rem',
    notes: {
      use: 'Use it for a few facts about one thing, such as an employee. For many things, use a table.',
      accessibility: [
        'It is a description list, so screen readers read each label with its value.',
        'Each value keeps the writing direction of its script.',
      ],
    },
  },
} satisfies Meta<typeof DescriptionList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};
/** The labels are shown while the values are loading. */
export const Loading: Story = { args: { loading: true } };

export const LongTexts: Story = {
  args: {
    details: [
      [
        'Name',
        'Maria do Carmo Francisca Xavier de Paula Leopoldina Isabel Rafaela Gonzaga de Bragança e Albuquerque-Montenegro',
      ],
      [
        'Email',
        `${'long-mailbox.'.repeat(4)}@${'subdomain-of-a-department.'.repeat(4)}example.com`,
      ],
      ['Role', 'Employee'],
    ],
  },
};

export const RightToLeft: Story = {
  args: {
    details: [
      ['Name', 'ليلى حداد'],
      ['Email', 'layla.haddad@example.com'],
    ],
  },
};
