import { withoutVitePlugins } from '@storybook/builder-vite';
import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig, type Plugin } from 'vite';
import { sourceScan } from './sourceScan.ts';

/** Plugins of vite.config.ts that Storybook does not use. */
const APP_PLUGINS = [
  'meta-elements',
  'app-chunks',
  'old-browsers',
  'mock-worker',
  'vite-plugin-compression',
];

/**
 * react-docgen treats every exported object as a component and adds a property to it. In an exported style, this property
 * makes Emotion drop the rules after it.
 */
const docgenOfComponents: Plugin = {
  name: 'docgen-of-components',
  enforce: 'post',
  transform: (code) =>
    code.includes('.__docgenInfo')
      ? code.replaceAll(/\b[a-z]\w*\.(?:__docgenInfo|displayName) =/g, 'globalThis.noComponent =')
      : undefined,
};

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  staticDirs: [
    { from: '../node_modules/msw/lib/mockServiceWorker.js', to: '/mockServiceWorker.js' },
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Otherwise the browser requests /favicon.ico, which is outside of the sub-path.
  previewHead: (head) => `${head ?? ''}<link rel="icon" href="favicon.svg" />`,
  features: {
    sidebarOnboardingChecklist: false,
    menuOnboardingChecklist: false,
    // Toolbar.tsx has a button for each size. The others would leave no room for the links.
    viewport: false,
    backgrounds: false,
    measure: false,
    outline: false,
    // The panel would only show functions of the code.
    actions: false,
  },
  typescript: {
    reactDocgen: 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      // Tests and main.tsx import the mock and its libraries, whose types take two seconds to read.
      include: ['src/{app,components,features}/**/*.tsx'],
      exclude: ['**/*.test.tsx'],
      // Optional props then have a type, and therefore a control.
      shouldRemoveUndefinedFromOptional: true,
      shouldExtractLiteralValuesFromEnum: true,
      // The filter excludes the hundreds of props that MUI and the DOM declare.
      propFilter: ({ parent }) => !parent?.fileName.includes('node_modules'),
    },
  },
  viteFinal: async (base) =>
    mergeConfig(
      // The stories use the mock, and this build is not a deployment of the app.
      { ...base, plugins: await withoutVitePlugins(base.plugins, APP_PLUGINS) },
      {
        plugins: [sourceScan(), docgenOfComponents],
        // Otherwise the page of a story loads 170 files, and takes 50 % longer to open.
        build: {
          rolldownOptions: {
            output: { codeSplitting: { groups: [{ name: 'shared', minShareCount: 3 }] } },
          },
        },
      },
    ),
};

export default config;
