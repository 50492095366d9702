import { StoryFrame } from './StoryFrame';

interface SideBySideProps {
  storyId: string;
  globals: Record<string, unknown>;
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
      {(['light', 'dark'] as const).map((theme) => (
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
