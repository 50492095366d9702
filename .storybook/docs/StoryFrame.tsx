interface StoryFrameProps {
  storyId: string;
  title: string;
  /** The values of the toolbars in the frame. */
  globals: Record<string, unknown>;
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
