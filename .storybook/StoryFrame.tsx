interface SideBySideProps {
  storyId: string;
  /** The values of the toolbars. */
  globals: Record<string, unknown>;
}

interface StoryFrameProps extends SideBySideProps {
  title: string;
  /** A CSS length. */
  height: string;
}

/** A story in an iframe, with its own session, network and viewport. */
export function StoryFrame({ storyId, title, globals, height }: StoryFrameProps) {
  const choices = Object.entries(globals)
    .filter((entry): entry is [string, string] => typeof entry[1] === 'string')
    .map(([name, value]) => `${name}:${value}`)
    // The accessibility add-on would check the frame, but its panel shows the outer page only.
    .concat('a11y.manual:!true')
    .join(';');
  const query = new URLSearchParams({ id: storyId, viewMode: 'story', globals: choices });
  return (
    <iframe
      key={choices}
      title={title}
      src={`iframe.html?${query.toString()}`}
      loading="lazy"
      style={{ display: 'block', width: '100%', height, border: 0 }}
    />
  );
}

/** A story in both colour schemes, side by side, or one below the other on a narrow screen. */
export function SideBySide({ storyId, globals }: SideBySideProps) {
  return (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 360px), 1fr))',
        minHeight: '100vh',
      }}
    >
      {['light', 'dark'].map((theme) => (
        <StoryFrame
          key={theme}
          storyId={storyId}
          title={theme}
          globals={{ ...globals, theme }}
          height="100%"
        />
      ))}
    </div>
  );
}
