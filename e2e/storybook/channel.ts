import type { Page } from '@playwright/test';
import type { StoryParameters } from '../../.storybook/stories/parameters';

/** The part of Storybook's channel in the page that the checks use. */
interface Channel {
  on: (event: string, listener: (payload: unknown) => void) => void;
  off: (event: string, listener: (payload: unknown) => void) => void;
  emit: (event: string, payload: object) => void;
}

/** The part of Storybook's preview in the page that the checks use. */
interface Preview {
  /** From when Storybook has read its index. */
  storyStoreValue?: {
    loadStory: (of: { storyId: string }) => Promise<{ parameters: StoryParameters }>;
  };
}

declare global {
  var __STORYBOOK_PREVIEW__: Preview | undefined;
  var __STORYBOOK_ADDONS_CHANNEL__: Channel;
}

/** Something that makes Storybook draw. */
export interface Cue {
  event: 'setCurrentStory' | 'updateGlobals';
  payload: object;
}

/** Gives the cue, waits until a story is drawn and played, and answers what it threw. */
export const give = (page: Page, cue: Cue) => page.evaluate(perform, cue);

/** The same in the page. */
export function perform({ event, payload }: Cue): Promise<string[]> {
  const channel = globalThis.__STORYBOOK_ADDONS_CHANNEL__;
  const thrown: string[] = [];
  const failures = [
    'storyErrored',
    'storyThrewException',
    'playFunctionThrewException',
    'unhandledErrorsWhilePlaying',
    'storyMissing',
  ];
  const record = (failure: unknown) => {
    const isError = failure instanceof Object && 'message' in failure;
    thrown.push(isError ? String(failure.message) : JSON.stringify(failure));
    // A story that is missing never finishes.
    if (typeof failure === 'string') finish();
  };
  let finish: () => void;

  return new Promise((resolve) => {
    finish = () => {
      channel.off('storyFinished', finish);
      for (const failure of failures) channel.off(failure, record);
      resolve(thrown);
    };
    for (const failure of failures) channel.on(failure, record);
    channel.on('storyFinished', finish);
    channel.emit(event, payload);
  });
}
