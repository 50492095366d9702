import type { Meta, StoryObj } from '@storybook/react-vite';
import type { StoryParameters } from '../../../.storybook/stories/parameters';
import { Facts } from '../../../src/components/page/Facts';
import { NOT_AVAILABLE } from '../../../src/lib/text/display';

const meta = {
  title: 'Components/Facts',
  component: Facts,
  args: {
    facts: [
      ['Name', 'Grace Hopper'],
      ['Age', '36'],
      ['Email', 'grace.hopper@example.com'],
      ['Role', 'Employee'],
    ],
  },
  parameters: {
    docsHeight: '11rem',
    notes: {
      use: 'For a few facts about one thing, such as an employee. For many things: a table.',
      accessibility: [
        'A description list: screen readers read each label with its value.',
        'Each value keeps the writing direction of its script.',
      ],
    },
  } satisfies StoryParameters,
} satisfies Meta<typeof Facts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** The labels are known before the values. */
export const Loading: Story = { args: { loading: true } };

export const Missing: Story = {
  args: { facts: meta.args.facts.map(([label]) => [label, NOT_AVAILABLE] as const) },
};

export const Long: Story = {
  args: {
    facts: [
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
    facts: [
      ['Name', 'ليلى حداد'],
      ['Email', 'layla.haddad@example.com'],
    ],
  },
};

export const Prominent: Story = {
  args: {
    prominent: true,
    facts: [
      ['Evaluations', '12'],
      ['Range', '4 – 9'],
    ],
  },
};

export const One: Story = { args: { facts: [['Role', 'Manager']] } };
