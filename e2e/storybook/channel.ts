import type { Page } from '@playwright/test';
import type { StoryParameters } from '../../.storybook/story';

/** The methods of Storybook's channel that the checks use. */
interface Channel {
  on: (event: string, listener: (payload: unknown) => void) => void;
  off: (event: string, listener: (payload: unknown) => void) => void;
  emit: (event: string, payload: object) => void;
}

/** The properties of Storybook's preview that the checks use. */
interface Preview {
  /** Undefined until Storybook has read its index. */
  storyStoreValue?: {
    loadStory: (of: { storyId: string }) => Promise<{
      parameters: StoryParameters;
      initialArgs: object;
    }>;
  };
  /** The current render. A docs page has no phase. */
  currentRender?: { phase?: string };
}

declare global {
  var __STORYBOOK_PREVIEW__: Preview | undefined;
  var __STORYBOOK_ADDONS_CHANNEL__: Channel;
}

/** An event that makes Storybook render a story. */
interface RenderEvent {
  event: 'setCurrentStory' | 'updateGlobals';
  payload: object;
}

/**
 * Emits the event, waits until the story has rendered and played, and returns its errors. First it waits for the
 * current story: before a story is finished, Storybook delays a change of globals, and reloads the page for another
 * story.
 */
export async function emitAndWait(page: Page, event: RenderEvent) {
  await page.waitForFunction(() => {
    const phase = globalThis.__STORYBOOK_PREVIEW__?.currentRender?.phase;
    return phase === undefined || phase === 'finished';
  });
  return page.evaluate(perform, event);
}

/** Performs the part of `emitAndWait` that runs in the page. */
export function perform({ event, payload }: RenderEvent): Promise<string[]> {
  const channel = globalThis.__STORYBOOK_ADDONS_CHANNEL__;
  const errors: string[] = [];
  const failures = [
    'storyErrored',
    'storyThrewException',
    'playFunctionThrewException',
    'unhandledErrorsWhilePlaying',
    'storyMissing',
  ];
  const record = (failure: unknown) => {
    const isError = failure instanceof Object && 'message' in failure;
    errors.push(isError ? String(failure.message) : JSON.stringify(failure));
    // A story that is missing never finishes.
    if (typeof failure === 'string') finish();
  };
  let finish: () => void;

  return new Promise((resolve) => {
    finish = () => {
      channel.off('storyFinished', finish);
      for (const failure of failures) channel.off(failure, record);
      resolve(errors);
    };
    for (const failure of failures) channel.on(failure, record);
    channel.on('storyFinished', finish);
    channel.emit(event, payload);
  });
}
