import Stack from '@mui/material/Stack';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { play, type Meta, type StoryObj } from '../../../.storybook/story';
import { FilterSheet } from '../../../src/components/controls/FilterSheet';
import { NativeSelect } from '../../../src/components/controls/NativeSelect';
import { RangeInput } from '../../../src/components/controls/RangeInput';

const meta = {
  title: 'Components/Filter sheet',
  component: FilterSheet,
  args: {
    open: true,
    title: 'Filters',
    count: 12,
    onClear: fn(),
    onClose: fn(),
    children: (
      <Stack direction="row">
        <NativeSelect
          label="Evaluator"
          value=""
          options={[
            { value: '', text: 'All' },
            { value: 'ada', text: 'Ada Okafor' },
          ]}
          onChange={fn()}
        />
        <RangeInput label="Score" min={1} max={10} value="8-" onChange={fn()} />
      </Stack>
    ),
  },
  argTypes: { children: { control: false } },
  parameters: {
    docsHeight: '24rem',
    notes: {
      use: 'Use it for the filters of a list on a phone. A change has an effect at once, and the button shows how many records match.',
      accessibility: [
        'It is a dialog with the title as its name. It gets the focus, and Escape closes it.',
        'Each field has its label above it.',
      ],
    },
  },
} satisfies Meta<typeof FilterSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: play(async () => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Show 12' })).toBeVisible());
  }),
};

/** While the records are loading, the number of those that match is unknown. */
export const Counting: Story = {
  args: { count: undefined, onClear: undefined },
  play: play(async () => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Show' })).toBeVisible());
  }),
};
