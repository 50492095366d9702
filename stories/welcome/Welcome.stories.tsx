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
      intro="Here you can look at every screen, component and state of the product, and try it. You cannot break anything. Each story has its own data, its own session and a fixed date, and starts again when you open it."
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
        intro="The toolbars are above the story. Your choices stay when you open another story. Each choice plays the story again. A toolbar is grey if the story makes this choice itself, as in Pages, Employees, Empty. Press a choice to see it."
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
        intro="Choose what you want to show. Then copy the address of the browser, or press Share. The address contains the story, the toolbars (globals) and the arguments (args). Share can also open the story alone, for a phone or a prototype."
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
            text="This is the first page of each component. It describes when to use the component, its accessibility and all of its states."
          />
          <Entry
            title="Controls"
            text="These are the arguments of the component. You can change them, for example a name."
          />
          <Entry
            title="Accessibility"
            text="This panel lists the rules of WCAG 2.2 AA that the story violates."
          />
          <Entry
            title="Size"
            text={`Each size has a button: ${sizes.join(', ')}. Press it again for the full width, or type another size.`}
          />
          <Entry
            title="Open in the app"
            text="This link opens the running app in the state in which the story ends: its address, data, role, language and theme. It is grey if no link can contain the state, and its tooltip gives the reason. It needs npm start, or a demo."
          />
          <Entry title="Code" text="This button shows the code of the story below the story." />
          <Entry
            title="Larger text"
            text="Change the font size of your browser. In Chrome, open Settings, Appearance, Font size."
          />
          <Entry
            title="Forced colours, reduced motion, print"
            text="The stories follow your system, or Rendering in the developer tools of Chrome."
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
