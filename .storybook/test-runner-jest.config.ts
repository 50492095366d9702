/** @jest-config-loader esbuild-register */
import { getJestConfig } from '@storybook/test-runner';
import { CHROMIUM_ARGUMENTS, findChromium } from '../e2e/chromium';

const base = getJestConfig();

export default {
  ...base,
  maxWorkers: 2,
  testTimeout: 30_000,
  testEnvironmentOptions: {
    'jest-playwright': {
      ...(base.testEnvironmentOptions?.['jest-playwright'] as object),
      launchOptions: { executablePath: findChromium(), args: CHROMIUM_ARGUMENTS },
      contextOptions: { locale: 'en-GB', timezoneId: 'UTC', reducedMotion: 'reduce' },
    },
  },
};
