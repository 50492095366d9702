import Link from '@mui/material/Link';
import type { Choices } from '../../.storybook/toolbars';

export interface StoryState {
  /** The id of the story, as in the address of Storybook. */
  story: string;
  globals?: Partial<Choices>;
  args?: Record<string, string | number>;
}

interface StoryLinkProps extends StoryState {
  /** The text of the link. The default is the address of the state. */
  children?: string;
}

/** A link to a story in a state. */
export function StoryLink({ children, story, globals = {}, args = {} }: StoryLinkProps) {
  const parts = [`path=/story/${story}`];
  if (Object.keys(args).length > 0) parts.push(`args=${pairs(args)}`);
  if (Object.keys(globals).length > 0) parts.push(`globals=${pairs(globals)}`);
  const address = `?${parts.join('&')}`;
  return (
    // The story is in a frame of Storybook. A long address wraps.
    <Link target="_top" href={`./${address}`} sx={{ overflowWrap: 'anywhere' }}>
      {children ?? address}
    </Link>
  );
}

const pairs = (values: object) =>
  Object.entries(values)
    .map(([name, value]) => `${name}:${String(value)}`)
    .join(';');
