import { expect, waitFor } from 'storybook/test';
import { play } from '../../.storybook/stories/play';

/** Waits until the code of the charts is there and they are drawn. */
export const drawn = play(async () => {
  await waitFor(() => expect(document.querySelector('.MuiSkeleton-root')).toBeNull());
});
