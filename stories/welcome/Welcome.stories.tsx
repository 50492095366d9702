import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import { play, type Meta, type StoryObj } from '../../.storybook/story';
import { TOOLBARS, VIEWPORTS } from '../../.storybook/toolbars';
import { Sheet, SheetGrid, SheetSection } from '../foundations/Sheet';
import { EXAMPLES, FOLDERS, SHOWN_BY } from './guide';
import { StoryLink } from './StoryLink';

// The page is its own documentation, so it has one entry in the sidebar.
const meta = { title: 'Welcome', tags: ['!autodocs'] } satisfies Meta;

export default meta;

const HOME = 'pages-employees--loaded';
const sizes = Object.values(VIEWPORTS).map(({ name }) => name);

export const Welcome: StoryObj = {
  render: () => (
    <Sheet
      title="Employee Dashboard"
      intro="Every screen, part and state of the product, to look at and to try. Nothing can break: each story has its own data, its own sign-in and a fixed date, and starts afresh when you open it."
    >
      <SheetSection title="What is where">
        <SheetGrid min="17rem">
          {Object.entries(FOLDERS).map(([name, [text, story]]) => (
            <Entry key={name} title={<StoryLink story={story}>{name}</StoryLink>} text={text} />
          ))}
        </SheetGrid>
      </SheetSection>

      <SheetSection
        title="What to choose in the toolbars"
        intro="They are above the story, and what you choose stays while you go from story to story. Each choice plays the story again. A choice is grey where the story makes its own, such as Pages, Employees, Empty. Press a choice to see it."
      >
        <SheetGrid min="24rem">
          {Object.entries(TOOLBARS).map(([name, { title, description, choices }]) => (
            <div key={name}>
              <Entry title={title} text={`${description}.`} />
              <Stack component="ul" sx={{ typography: 'body2', gap: 0.75, pl: 2.5 }}>
                {Object.entries(choices).map(([value, choice]) => (
                  <li key={value}>
                    <StoryLink story={SHOWN_BY[value] ?? HOME} globals={{ [name]: value }}>
                      {choice.title}
                    </StoryLink>
                    {`: ${choice.text}.`}
                  </li>
                ))}
              </Stack>
            </div>
          ))}
        </SheetGrid>
      </SheetSection>

      <SheetSection
        title="Link to a state"
        intro="Choose what you want to show, then copy the address of the browser, or press Share: it holds the story, the toolbars (globals) and the arguments (args). Share opens the story alone, too, for a phone or a prototype."
      >
        <SheetGrid min="17rem">
          {EXAMPLES.map(({ text, ...state }) => (
            <Entry key={text} title={text} text={<StoryLink {...state} />} />
          ))}
        </SheetGrid>
      </SheetSection>

      <SheetSection title="Beside the story">
        <SheetGrid min="17rem">
          <Entry
            title="Docs"
            text="The first page of each part: when to use it, what helps everybody to use it, all of its states."
          />
          <Entry title="Controls" text="The arguments of the part. Type another name." />
          <Entry title="Accessibility" text="What fails of WCAG 2.2 AA in the story." />
          <Entry
            title="Size"
            text={`A button each: ${sizes.join(', ')}. Press it again for the whole width, or type another.`}
          />
          <Entry
            title="Open in the app"
            text="The running app as the story ends: its address, data, role, language and theme. It is grey where no link holds them, and says why. It needs npm start, or a demo."
          />
          <Entry title="Code" text="What the story is made of, below it." />
          <Entry
            title="Larger text"
            text="The font size of your browser. In Chrome: Settings, Appearance, Font size."
          />
          <Entry
            title="Forced colours, reduced motion, print"
            text="Follow your system, or Rendering in the developer tools of Chrome."
          />
        </SheetGrid>
      </SheetSection>
    </Sheet>
  ),
  play: play(async ({ canvas }) => {
    const index = await fetch('index.json');
    const { entries } = (await index.json()) as { entries: Record<string, { title: string }> };
    // The folders are in the order of the sidebar.
    const folders = Object.values(entries).map(({ title }) => title.split('/')[0]);
    await expect([...new Set(folders)]).toEqual(['Welcome', ...Object.keys(FOLDERS)]);

    const links = canvas.getAllByRole<HTMLAnchorElement>('link');
    const stories = links.map(({ href }) => new URL(href).searchParams.get('path')?.split('/')[2]);
    await expect(stories.filter((id = '') => !(id in entries))).toEqual([]);
  }),
};

function Entry({ title, text }: { title: ReactNode; text: ReactNode }) {
  return (
    <div>
      <Typography variant="subtitle1" component="h3">
        {title}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {text}
      </Typography>
    </div>
  );
}
