import type { Meta, StoryObj } from '../../../.storybook/story';
import { DetailsLine } from '../../../src/components/page/DetailsLine';

const meta = {
  title: 'Components/Details line',
  component: DetailsLine,
  args: {
    details: [
      { label: 'Name', value: 'Grace Hopper' },
      { label: 'Age', value: '36', isLabelled: true },
      { label: 'Email', value: 'grace.hopper@example.com' },
      { label: 'Role', value: 'N/A' },
    ],
  },
  parameters: {
    docsHeight: '5rem',
    notes: {
      use: 'Use it for a few facts about one thing, such as an employee, when one line is enough.',
      accessibility: [
        'It is a description list, so screen readers read each label with its value, even if the label is not visible.',
        'Each value keeps the writing direction of its script.',
      ],
    },
  },
} satisfies Meta<typeof DetailsLine>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};
export const Loading: Story = { args: { loading: true } };
export const LongTexts: Story = {
  args: {
    details: [
      {
        label: 'Name',
        value: 'Maria do Carmo Francisca Xavier de Paula Leopoldina Isabel Rafaela',
      },
      { label: 'Email', value: `${'maximilian.'.repeat(9)}m@example.com` },
      { label: 'Role', value: 'Employee' },
    ],
  },
};
export const RightToLeft: Story = {
  args: {
    details: [
      { label: 'Name', value: 'فاطمة بن علي' },
      { label: 'Age', value: '36', isLabelled: true },
    ],
  },
};
