import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { play } from '../../.storybook/stories/play';
import { VIEWPORTS } from '../../.storybook/toolbars/viewports';
import { Sheet, SheetGrid, SheetSection } from '../foundations/Sheet';
import { EXAMPLES, FOLDERS } from './guide';
import { storyAddress, StoryLink } from './StoryLink';
import { ToolbarGuide } from './ToolbarGuide';

const meta = {
  title: 'Welcome',
  // One entry in the sidebar: the page is its own documentation.
  tags: ['!autodocs'],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const widths = Object.values(VIEWPORTS).map(({ name }) => name);

export const Welcome: Story = {
  render: () => (
    <Sheet
      title="Employee Dashboard"
      intro="Every screen, part and state of the product, to look at and to try. Nothing can break: each story has its own data, its own sign-in and a fixed date, and starts afresh when you open it."
    >
      <SheetSection title="What is where">
        <SheetGrid min="17rem">
          {Object.entries(FOLDERS).map(([name, { text, ...state }]) => (
            <Card key={name} sx={{ p: 2 }}>
              <Typography variant="subtitle1" component="h3">
                <StoryLink {...state}>{name}</StoryLink>
              </Typography>
              <Typography variant="body2" color="textSecondary">
                {text}
              </Typography>
            </Card>
          ))}
        </SheetGrid>
      </SheetSection>

      <SheetSection
        title="What to choose in the toolbars"
        intro="They are above the story, and what you choose stays while you go from story to story. A story that is about one choice, such as Pages, Employees, Empty, keeps its own. Press a choice to see it."
      >
        <ToolbarGuide />
      </SheetSection>

      <SheetSection
        title="Link to a state"
        intro="Choose what you want to show, then copy the address of the browser, or press Share: it holds the story, the toolbars (globals) and the arguments (args). You can also write it by hand. Share opens the story alone, too, for a phone or a prototype."
      >
        <Stack component="ul" sx={{ gap: 2, m: 0, p: 0, listStyle: 'none' }}>
          {EXAMPLES.map(({ text, ...state }) => (
            <li key={text}>
              <Typography>{text}</Typography>
              <Typography variant="body2">
                <StoryLink {...state}>{storyAddress(state)}</StoryLink>
              </Typography>
            </li>
          ))}
        </Stack>
      </SheetSection>

      <SheetSection title="Beside the story">
        <SheetGrid min="17rem">
          <Hint title="Docs">
            The first page of each part: when to use it, what helps everybody to use it, and all of
            its states.
          </Hint>
          <Hint title="Controls">The arguments of the part. Type another name, another score.</Hint>
          <Hint title="Accessibility">
            The story is checked against WCAG 2.2 AA. The panel lists what fails.
          </Hint>
          <Hint title="Width">{`The button for the viewport: ${widths.join(', ')}.`}</Hint>
          <Hint title="Larger text">
            The font size of your browser. In Chrome: Settings, Appearance, Font size.
          </Hint>
          <Hint title="Forced colours, reduced motion, print">
            Follow your system, or Rendering in the developer tools of Chrome.
          </Hint>
        </SheetGrid>
      </SheetSection>
    </Sheet>
  ),
  play: play(async ({ canvas }) => {
    const { entries } = await readIndex();
    const folders = Object.values(entries).map(({ title }) => title.split('/')[0]);
    await expect([...new Set(folders)]).toEqual(['Welcome', ...Object.keys(FOLDERS)]);

    const links = canvas.getAllByRole<HTMLAnchorElement>('link');
    const stories = links.map(({ href }) => new URL(href).searchParams.get('path')?.split('/')[2]);
    await expect(stories.filter((id = '') => !(id in entries))).toEqual([]);
  }),
};

function Hint({ title, children }: { title: string; children: string }) {
  return (
    <div>
      <Typography variant="subtitle1" component="h3">
        {title}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {children}
      </Typography>
    </div>
  );
}

interface Index {
  entries: Record<string, { title: string }>;
}

/** Storybook's list of all stories, in the order of the sidebar. */
async function readIndex(): Promise<Index> {
  const response = await fetch('index.json');
  return (await response.json()) as Index;
}
