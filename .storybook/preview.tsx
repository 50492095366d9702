import './ownStorage';
import type { Preview } from '@storybook/react-vite';
import { FORCE_REMOUNT } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { configure } from 'storybook/test';
import { appLink } from './appLink';
import { DocsPage } from './DocsPage';
import {
  environmentNumber,
  isOutdated,
  isPrepared,
  prepareEnvironment,
  resized,
  startWorker,
  storyMock,
} from './environment';
import { nullableControls } from './nullableControls';
import { readChoices } from './readChoices';
import { settled } from './settled';
import { storyLanguage } from './storyLanguage';
import { shownApp } from './shownApp';
import { shownCode } from './shownCode';
import { AXE_TAGS, type StoryParameters } from './story';
import { StoryApp } from './StoryApp';
import { SideBySide } from './StoryFrame';
import { APP_LINK, DEFAULTS, VIEWPORTS } from './toolbars';

// On a busy machine the first screen takes several seconds.
configure({ asyncUtilTimeout: 20_000 });

let stopFollowing: (() => void) | undefined;

const preview: Preview = {
  tags: ['autodocs'],
  argTypesEnhancers: [nullableControls],
  initialGlobals: { ...DEFAULTS, viewport: {} },
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error', options: { runOnly: AXE_TAGS } },
    controls: { expanded: true, sort: 'requiredFirst' },
    docs: { page: DocsPage, codePanel: true, source: { type: 'auto', transform: shownCode } },
    options: {
      storySort: {
        order: [
          'Welcome',
          'Foundations',
          'Pages',
          'Flows',
          'App',
          'Accounts',
          'Evaluations',
          'Results',
          'Insight',
          'Components',
          'Workbench',
        ],
      },
    },
    viewport: { options: VIEWPORTS },
  },
  beforeAll: startWorker,
  async beforeEach(context) {
    const { id, globals, parameters, viewMode } = context;
    if (viewMode === 'docs') return;
    const choices = readChoices(globals);
    const viewport: unknown = globals['viewport'];
    const settings = { storyId: id, parameters, viewport, ...choices };
    const channel = addons.getChannel();
    stopFollowing?.();
    channel.emit(APP_LINK, { storyId: id, problem: 'The story is not at its end yet.' });
    if (!isOutdated(settings)) {
      // Steps find what they press by its English text.
      const first = context['playFunction'] ? 'en' : choices.language;
      if (!isPrepared(settings)) await storyLanguage.start(first);
      return prepareEnvironment(settings);
    }
    await resized(settings);
    // Storybook renders the story again, but plays it only after a new mount.
    channel.emit(FORCE_REMOUNT, { storyId: id });
    return;
  },
  async afterEach(context) {
    const choices = readChoices(context.globals);
    await settled(storyMock(context.parameters, choices), context.abortSignal);
    if (context.abortSignal.aborted) return;
    await storyLanguage.change(choices.language);
    const sendLink = () => {
      addons.getChannel().emit(APP_LINK, appLink(context, choices));
    };
    sendLink();
    // The address follows typed text after a pause.
    stopFollowing = shownApp.get()?.router.subscribe(sendLink);
  },
  decorators: [
    (Story, { id, globals, parameters }) => {
      if (globals['theme'] === 'both') return <SideBySide storyId={id} globals={globals} />;
      const { address }: StoryParameters = parameters;
      return <StoryApp key={environmentNumber()} address={address} story={<Story />} />;
    },
  ],
};

export default preview;
