interface StoryFrameProps {
  storyId: string;
  title: string;
  /** What the toolbars are set to in the frame. */
  globals: Record<string, unknown>;
  /** A CSS length. */
  height: string;
}

/** A story in a page of its own, with its own session, network and viewport. */
export function StoryFrame({ storyId, title, globals, height }: StoryFrameProps) {
  const choices = Object.entries(globals)
    .filter((entry): entry is [string, string] => typeof entry[1] === 'string')
    .map(([name, value]) => `${name}:${value}`)
    // The panel of the accessibility add-on shows the page around, not the frame.
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
