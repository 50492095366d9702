import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '../../../.storybook/story';
import { EmptyState } from '../../../src/components/status/EmptyState';
import { PageCard } from '../../../src/components/page/PageCard';

const meta = {
  title: 'Components/Page card',
  component: PageCard,
  args: {
    title: 'Employees',
    description: 'View and manage employee information.',
    children: <EmptyState text="No employees found." />,
  },
  argTypes: { actions: { control: false }, children: { control: false } },
  parameters: {
    docsHeight: '22rem',
    notes: {
      use: 'Use it around a screen that consists of one list or table.',
      accessibility: [
        'Its title is the heading of the page. It is also the title of the browser’s tab, unless documentTitle sets another one.',
        'The actions are below the heading if they do not fit beside it.',
      ],
    },
  },
} satisfies Meta<typeof PageCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithActions: Story = {
  args: {
    actions: (
      <Button variant="contained" startIcon={<AddIcon />}>
        Add Employee
      </Button>
    ),
  },
};
