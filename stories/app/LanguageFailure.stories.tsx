import type { Meta, StoryObj } from '../../.storybook/story';
import { storyLanguage } from '../../.storybook/storyLanguage';
import { LanguageFailure } from '../../src/app/language/LanguageFailure';
import { createPageLanguage } from '../../src/app/language/pageLanguage';

const meta = {
  title: 'App/Language failure',
  parameters: {
    notes: {
      use: 'Use it above the screen when the file of a language did not load. The page stays as it is, or is in English at the start.',
      accessibility: [
        'It is a region with the name Language. Screen readers announce its text at once.',
        'The name of the language is marked as a text in that language.',
      ],
    },
  },
  render: () => (
    <LanguageFailure
      language={createPageLanguage({ ...storyLanguage.get().get(), failed: 'ja' })}
    />
  ),
} satisfies Meta;

export default meta;

/** The button Try again loads Japanese, but only for this banner. */
export const Failed: StoryObj<typeof meta> = {};
