import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import type { StoryParameters } from '../../.storybook/stories/parameters';
import { play } from '../../.storybook/stories/play';
import { buildEmployee } from '../../mocks/db/builders';
import { HitCard } from '../../src/features/results/search/HitCard';
import { Hits } from '../../src/features/results/search/Hits';
import { employeesOf, sparseEmployees } from '../employees/people';

const meta = {
  title: 'Results/Hit Card',
  component: HitCard,
  // The card is a list item, and the list determines its width.
  render: ({ employee }) => <Hits employees={[employee]} />,
  args: {
    employee: buildEmployee({ _id: 'employee-001' }),
    words: [],
    position: 1,
    of: 1,
    isInView: true,
    isOpen: false,
    onToggle: fn(),
  },
  parameters: {
    docsHeight: '18rem',
    notes: {
      use: 'One employee who was found on Results, in Hits. A click on the card opens the profile.',
      accessibility: [
        'The name is a heading and a link; the focus ring of the link is around the whole card, which a click opens too.',
        'The address can be selected and copied.',
        'Statistics opens them inside the card: the button says whether they are shown, and a group is named after the employee.',
        'Long names and addresses wrap: nothing is cut off.',
      ],
    },
  } satisfies StoryParameters,
} satisfies Meta<typeof HitCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** With the statistics of the employee. */
export const Open: Story = {
  play: play(async ({ userEvent }) => {
    const button = await screen.findByRole('button', { name: 'Statistics' });
    await userEvent.click(button);
    const statistics = screen.getByRole('group', { name: /^Statistics of / });
    await waitFor(() => expect(within(statistics).getByText('Average Score')).toBeVisible());
    await expect(button).toHaveAttribute('aria-expanded', 'true');
  }),
};
/** The server sent nothing but an id. */
export const Sparse: Story = { args: { employee: sparseEmployees()[0] } };
/** A name without a place to break. */
export const Extreme: Story = { args: { employee: employeesOf('extreme')[1] } };
export const RightToLeft: Story = { args: { employee: employeesOf('extreme')[2] } };
