import type { Meta, StoryObj } from '../../.storybook/story';
import { storyLanguage } from '../../.storybook/storyLanguage';
import { LanguageFailure } from '../../src/app/language/LanguageFailure';
import { createPageLanguage } from '../../src/app/language/pageLanguage';

const meta = {
  title: 'App/Language failure',
  parameters: {
    notes: {
      use: 'Above the screen: the file of a language did not load. The page stays as it is, or is in English at the start.',
      accessibility: [
        'A region with the name Language, whose text is announced at once.',
        'The name of the language is marked as being in that language.',
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

/** The button Try again loads Japanese, for this bar alone. */
export const Failed: StoryObj<typeof meta> = {};
