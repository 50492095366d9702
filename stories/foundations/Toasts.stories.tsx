import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import type { StoryParameters } from '../../.storybook/stories/parameters';
import { play } from '../../.storybook/stories/play';
import { notify } from '../../src/components/toasts/notify';
import { TOAST_DURATION } from '../../src/domain/constants';
import { accountMutations } from '../../src/features/accounts/mutations';
import { evaluationMutations } from '../../src/features/evaluations/mutations';
import type { Notice } from '../../src/lib/query/queryMeta';
import { Sheet, SheetGrid } from './Sheet';

const meta = {
  title: 'Foundations/Toasts',
  parameters: {
    docsHeight: '48rem',
    notes: {
      use: 'A toast answers a save, and says what failed in the server’s words. It never asks anything.',
      accessibility: [
        'A success is announced politely, a destructive one assertively.',
        'Its time does not run while the pointer is on it or the focus in it; the close button is a Tab away.',
      ],
    },
  } satisfies StoryParameters,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const WRITES = {
  Registration: accountMutations.register(),
  'New employee': accountMutations.addEmployee(),
  'New evaluation': evaluationMutations.create(''),
  'Changed evaluation': evaluationMutations.update('', ''),
  Feedback: evaluationMutations.addFeedback(''),
};

/** The toasts of a mutation after success, and after a failure with and without a message of the server. */
function noticesOf({ meta: texts }: (typeof WRITES)[keyof typeof WRITES]): Notice[] {
  const failures = ['{message}', undefined].map((message) => texts?.failure?.(message, message));
  return [texts?.success && { text: texts.success, tone: 'success' as const }, ...failures].filter(
    (notice) => notice !== undefined && notice !== '',
  );
}

/** Every toast of the product, read from the writes that show it. Press one to see it. */
export const AllTexts: Story = {
  render: () => (
    <Sheet
      title="Toasts"
      intro={`One at a time, for ${TOAST_DURATION / 1_000} seconds; a new one replaces the old at once.`}
    >
      <SheetGrid min="20rem">
        {Object.entries(WRITES).map(([name, write]) => (
          <Card key={name} sx={{ p: 2 }}>
            <Typography component="h2" variant="h2">
              {name}
            </Typography>
            {noticesOf(write).map((notice) => (
              <Button
                key={`${notice.title} ${notice.text}`}
                color={notice.tone === 'destructive' ? 'error' : 'primary'}
                onClick={() => {
                  notify(notice);
                }}
                sx={{ display: 'block', textAlign: 'start' }}
              >
                {[notice.title, notice.text].filter(Boolean).join(': ')}
              </Button>
            ))}
          </Card>
        ))}
      </SheetGrid>
    </Sheet>
  ),
  play: play(async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Feedback saved successfully' }));
    await expect(await screen.findByRole('status')).toHaveTextContent(
      'Feedback saved successfully',
    );
  }),
};
