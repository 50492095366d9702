import {
  ArgTypes,
  Description,
  DocsContext,
  Heading,
  Source,
  Subheading,
  Title,
} from '@storybook/addon-docs/blocks';
import { SourceType } from 'storybook/internal/docs-tools';
import { Fragment, useContext } from 'react';
import type { StoryParameters } from './story';
import { StoryFrame } from './StoryFrame';

/** The docs page of a component: description, usage, arguments, accessibility, and all stories. */
export function DocsPage() {
  const context = useContext(DocsContext);
  const stories = context.componentStories();
  const [first] = stories;
  if (!first) return <Title />;
  const { notes }: StoryParameters = first.parameters;

  return (
    <>
      <Title />
      <Description />
      {notes && (
        <>
          <Heading>When to use it</Heading>
          <p>{notes.use}</p>
        </>
      )}
      {Object.keys(first.argTypes).length > 0 && (
        <>
          <Heading>Arguments</Heading>
          <ArgTypes />
        </>
      )}
      {notes && (
        <>
          <Heading>Accessibility</Heading>
          <ul>
            {notes.accessibility.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </>
      )}
      <Heading>States</Heading>
      {stories.map((story) => (
        <Fragment key={story.id}>
          <Subheading>{story.name}</Subheading>
          <Description of={story.moduleExport as unknown} />
          <div style={{ border: '1px solid #d5d9e5', borderRadius: 8, overflow: 'hidden' }}>
            <StoryFrame
              storyId={story.id}
              title={story.name}
              globals={context.getStoryContext(story)['globals'] as Record<string, unknown>}
              height={(story.parameters as StoryParameters).docsHeight ?? '32rem'}
            />
          </div>
          {/* The element of a story is known only where the story is rendered. */}
          <Source of={story.moduleExport as unknown} type={SourceType.CODE} />
        </Fragment>
      ))}
    </>
  );
}
