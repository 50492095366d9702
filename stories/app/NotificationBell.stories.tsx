import type { StoryContext } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { ARGUMENTS_ONLY, play, type Meta, type StoryObj } from '../../.storybook/story';
import { NotificationBell } from '../../src/app/layout/notifications/NotificationBell';
import { toastHistory } from '../../src/components/toasts/notify';
import type { ToastContent } from '../../src/lib/query/queryMeta';
import { seeDialog } from '../steps';

const meta = {
  title: 'App/Notification bell',
  component: NotificationBell,
  parameters: {
    unaffectedBy: ARGUMENTS_ONLY,
    docsHeight: '26rem',
    notes: {
      use: 'Use it in the header. It shows the toasts of this session, the newest first, for about 17 minutes. They are kept in memory only, and are removed when the session ends.',
      accessibility: [
        'The button is named Notifications. The number of unseen failures is part of the name.',
        'The kind of a toast is a text, and not only an icon and a colour.',
        'Escape closes the list and returns the focus to the button. Clear moves the focus to the heading.',
      ],
    },
  },
} satisfies Meta<typeof NotificationBell>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Shows these toasts before the story. */
const after =
  (...notices: ToastContent[]) =>
  () => {
    toastHistory.clear();
    notices.forEach((notice) => {
      toastHistory.add(notice);
    });
  };

async function open({ userEvent }: StoryContext) {
  await userEvent.click(await screen.findByRole('button', { name: /^Notifications/ }));
  await seeDialog('Notifications');
}

const saved: ToastContent = {
  text: 'Evaluation updated successfully',
  tone: 'success',
  person: { name: 'Grace Mwangi', evaluationId: 'evaluation-0382' },
};
const failed: ToastContent = {
  title: 'Error',
  text: 'Failed to save employee: Email is taken',
  tone: 'destructive',
};
const told: ToastContent = { text: 'Filters were reset', tone: 'default' };

export const Empty: Story = {
  play: play(async (context) => {
    await open(context);
    await expect(screen.getByText('No notifications.')).toBeVisible();
  }),
};
export const Many: Story = {
  beforeEach: after(...Array.from({ length: 40 }, () => [saved, failed, told]).flat()),
  play: play(open),
};
/** The badge counts failures only. */
export const UnseenFailures: Story = {
  beforeEach: after(failed, saved, failed),
  play: play(async () => {
    await screen.findByRole('button', { name: 'Notifications, 2 unseen failures' });
  }),
};
export const ManyUnseenFailures: Story = {
  beforeEach: after(...Array.from({ length: 120 }, () => failed)),
};
export const LongTexts: Story = {
  beforeEach: after(
    { ...failed, text: 'w'.repeat(200) },
    { ...failed, text: 'אירעה שגיאה: 42 (example) ‮ reversed' },
    { ...failed, title: '<b>Error</b>', text: '<script>alert(1)</script>' },
  ),
  play: play(open),
};
