import { addons, types } from 'storybook/manager-api';
import { create } from 'storybook/theming/create';
import { countViolationsOnly } from './AccessibilityTitle';
import { StoryLinks, Toolbar } from './Toolbar';

addons.setConfig({
  theme: create({ base: 'light', brandTitle: 'Employee Dashboard', brandTarget: '_self' }),
  // Most stories have no arguments. Toolbar.tsx shows the panel for those that have some.
  layout: { showPanel: false },
  // The browser has a zoom. Without it, the toolbar fits in a window of 1280 px.
  toolbar: { zoom: { hidden: true } },
});

addons.register('employee-dashboard', (api) => {
  countViolationsOnly(api);
  addons.add('employee-dashboard/toolbar', {
    type: types.TOOL,
    title: 'Theme, role, state, latency, language and size',
    match: ({ viewMode, tabId }) => viewMode !== undefined && viewMode !== 'docs' && !tabId,
    render: Toolbar,
  });
  addons.add('employee-dashboard/links', {
    type: types.TOOLEXTRA,
    title: 'The app and the code',
    match: ({ viewMode, tabId }) => viewMode === 'story' && !tabId,
    render: StoryLinks,
  });
});
