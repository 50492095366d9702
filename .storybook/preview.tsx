import './ownStorage';
import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { DocsPage } from './DocsPage';
import type { StoryParameters } from './parameters';
import { RULES } from './rules';
import { settled } from './settled';
import { SideBySide } from './SideBySide';
import { openHouse, setStage, stageNumber } from './stage';
import { StoryApp } from './StoryApp';
import { DEFAULTS, readChoices, toolbars } from './toolbar';
import { VIEWPORTS } from './viewports';

// A first screen takes its time on a busy machine.
configure({ asyncUtilTimeout: 20_000 });

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes: toolbars,
  initialGlobals: DEFAULTS,
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error', options: { runOnly: RULES } },
    backgrounds: { disable: true },
    controls: { expanded: true, sort: 'requiredFirst' },
    docs: { page: DocsPage },
    options: {
      storySort: {
        order: [
          'Foundations',
          'Pages',
          'Flows',
          'App',
          'Accounts',
          'Employees',
          'Evaluations',
          'Results',
          'Components',
        ],
      },
    },
    viewport: { options: VIEWPORTS },
  },
  beforeAll: openHouse,
  beforeEach({ id, globals, parameters, viewMode }) {
    if (viewMode === 'docs') return;
    const { signedOut = false }: StoryParameters = parameters;
    return setStage({ storyId: id, signedOut, ...readChoices(globals) });
  },
  async afterEach({ globals }) {
    await settled(readChoices(globals).scenario);
  },
  decorators: [
    (Story, { id, globals, parameters }) => {
      if (globals['theme'] === 'both') return <SideBySide storyId={id} globals={globals} />;
      const { address }: StoryParameters = parameters;
      return <StoryApp key={stageNumber()} address={address} story={<Story />} />;
    },
  ],
};

export default preview;
