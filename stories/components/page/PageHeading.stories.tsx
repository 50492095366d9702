import type { Meta, StoryObj } from '../../../.storybook/story';
import { PageHeading } from '../../../src/components/page/PageHeading';

const meta = {
  title: 'Components/Page heading',
  component: PageHeading,
  args: { title: 'Employee Evaluations' },
  parameters: {
    docsHeight: '8rem',
    notes: {
      use: 'Use it once on each screen, at the top.',
      accessibility: [
        'It is the first-level heading of the page, and the title of the browser’s tab.',
        'It gets the focus when the screen is opened from within the app, so that screen readers announce the screen.',
        'While the title is loading, screen readers read “Loading...”.',
      ],
    },
  },
} satisfies Meta<typeof PageHeading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};
/** The title is loading. */
export const Loading: Story = { args: { loading: true } };

export const LongTexts: Story = {
  args: {
    title:
      "Maria do Carmo Francisca Xavier de Paula Leopoldina Isabel Rafaela Gonzaga de Bragança e Albuquerque-Montenegro's Profile",
  },
};

/** A word of the title cannot break. */
export const Unbreakable: Story = {
  args: { title: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch'.repeat(2) },
};

export const RightToLeft: Story = { args: { title: "ليلى حداد's Profile" } };
