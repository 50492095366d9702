// Storybook compiles JSX of its own page to React.createElement.
import * as React from 'react';
import { Button, Select, Separator, ToggleButton } from 'storybook/internal/components';
import {
  useArgTypes,
  useChannel,
  useGlobals,
  useStorybookApi,
  useStorybookState,
} from 'storybook/manager-api';
import { ACCESSIBILITY_PANEL } from './AccessibilityTitle';
import { fixedReason } from './fixedReason';
import { withSearchWords } from './searchWords';
import { APP_LINK, DEFAULTS, TOOLBARS, VIEWPORTS, type AppLink, type Choices } from './toolbars';

const NAMES = Object.keys(TOOLBARS) as (keyof Choices)[];

/** The selects of the toolbar, and the buttons for the size of the frame. */
export function Toolbar() {
  const { viewMode } = useStorybookState();
  useFittingPanel();
  useSearchWords();
  return (
    <>
      <Separator />
      <Group>
        {NAMES.map((name) => (
          <ChoiceSelect key={name} name={name} />
        ))}
      </Group>
      {viewMode === 'story' && (
        <>
          <Separator />
          <Group>
            <Sizes />
          </Group>
        </>
      )}
    </>
  );
}

/** Groups controls without the gaps of the toolbar. With them, the toolbar would not fit in a window of 1280 px. */
function Group({ children }: { children: React.ReactNode }) {
  return <span style={{ display: 'flex' }}>{children}</span>;
}

/** Returns the shown story. Undefined on a docs page. */
function useStory() {
  const { index, storyId } = useStorybookState();
  const entry = index?.[storyId];
  return entry?.type === 'story' ? entry : undefined;
}

function ChoiceSelect({ name }: { name: keyof Choices }) {
  const [globals, updateGlobals, storyGlobals] = useGlobals();
  const story = useStory();
  const { title, description, choices } = TOOLBARS[name];
  const fixed =
    story &&
    fixedReason(name, { title: story.title, parameters: story.parameters ?? {}, storyGlobals });
  return (
    // A disabled button has no tooltip of Storybook's.
    <span title={fixed}>
      <Select
        ariaLabel={title}
        tooltip={description}
        disabled={fixed !== undefined}
        defaultOptions={fixed !== undefined && !(name in storyGlobals) ? [] : String(globals[name])}
        options={Object.entries(choices).map(([value, choice]) => ({
          value,
          // The bar has no room for both the name and the selected option.
          title: value === DEFAULTS[name] ? title : choice.title,
          children: <Option {...choice} />,
        }))}
        onSelect={(value) => {
          updateGlobals({ [name]: value });
        }}
      >
        {title}
      </Select>
    </span>
  );
}

interface OptionProps {
  heading?: string;
  title: string;
  text: string;
}

function Option({ heading, title, text }: OptionProps) {
  return (
    <span style={{ width: '100%', paddingBottom: heading === undefined ? 0 : 8 }}>
      {heading !== undefined && (
        <small style={{ display: 'block', opacity: 0.7, padding: '8px 0' }}>{heading}</small>
      )}
      <span style={{ display: 'flex', justifyContent: 'space-between', gap: 24 }}>
        <strong>{title}</strong>
        <span>{text}</span>
      </span>
    </span>
  );
}

/** The toggle buttons of the sizes. Without a selected size, the frame has the full width. */
function Sizes() {
  const [globals, updateGlobals] = useGlobals();
  const { value: selected } = Object(globals['viewport']) as { value?: string };
  return Object.entries(VIEWPORTS).map(([value, { name, styles }]) => (
    <ToggleButton
      key={value}
      variant="ghost"
      padding="small"
      ariaLabel={false}
      tooltip={`${styles.width} × ${styles.height}`}
      pressed={selected === value}
      onClick={() => {
        updateGlobals({ viewport: selected === value ? {} : { value } });
      }}
    >
      {name}
    </ToggleButton>
  ));
}

const CONTROLS = 'addon-controls';
const CODE = 'storybook/docs/panel';

/** Opens the panel below the story if the story has arguments, else closes it. */
function useFittingPanel() {
  const api = useStorybookApi();
  const hasArguments = Object.keys(useArgTypes()).length > 0;
  React.useEffect(() => {
    api.setSelectedPanel(hasArguments ? CONTROLS : ACCESSIBILITY_PANEL);
    api.togglePanel(hasArguments);
  }, [api, hasArguments]);
}

/** Adds words for the search whenever Storybook has loaded the index. */
function useSearchWords() {
  const api = useStorybookApi();
  const { internal_index: index } = useStorybookState();
  const changed = React.useRef<typeof index>(undefined);
  React.useEffect(() => {
    if (index === undefined || index === changed.current) return;
    changed.current = withSearchWords(index);
    void api.setIndex(changed.current);
  }, [api, index]);
}

/** Links from the story to the running app and to its source code. */
export function StoryLinks() {
  const api = useStorybookApi();
  const story = useStory();
  const [last, setLast] = React.useState<AppLink | undefined>(
    () => (api.getChannel()?.last(APP_LINK) as AppLink[] | undefined)?.[0],
  );
  useChannel({ [APP_LINK]: setLast });
  const { href, problem }: Partial<AppLink> = last && last.storyId === story?.id ? last : {};
  return (
    <>
      {href === undefined ? (
        <span title={problem}>
          <Button variant="ghost" padding="small" ariaLabel={false} disabled>
            Open in the app
          </Button>
        </span>
      ) : (
        <Button
          asChild
          variant="ghost"
          padding="small"
          ariaLabel={false}
          tooltip="Opens the state in which the story ends in a new tab, with today’s date"
        >
          <a href={href} target="_blank" rel="noreferrer">
            Open in the app
          </a>
        </Button>
      )}
      <Button
        variant="ghost"
        padding="small"
        ariaLabel={false}
        tooltip={story?.importPath}
        onClick={() => {
          api.setSelectedPanel(CODE);
          api.togglePanel(true);
        }}
      >
        Code
      </Button>
    </>
  );
}
