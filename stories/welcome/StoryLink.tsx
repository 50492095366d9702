import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import type { Choices } from '../../.storybook/toolbars/toolbars';

/** A story in a state. */
export interface StoryState {
  /** The id of the story, as in the address of the workbench. */
  story: string;
  globals?: Partial<Choices>;
  args?: Record<string, string | number>;
}

/** The address of a story in a state, relative to the workbench. */
export function storyAddress({ story, globals = {}, args = {} }: StoryState): string {
  const parts = [`path=/story/${story}`];
  if (Object.keys(args).length > 0) parts.push(`args=${pairs(args)}`);
  if (Object.keys(globals).length > 0) parts.push(`globals=${pairs(globals)}`);
  return `?${parts.join('&')}`;
}

const pairs = (values: object) =>
  Object.entries(values)
    .map(([name, value]) => `${name}:${String(value)}`)
    .join(';');

interface StoryLinkProps extends StoryState {
  children: ReactNode;
}

/** Leads to a story in the workbench. */
export function StoryLink({ children, ...state }: StoryLinkProps) {
  return (
    <Link
      // The story is in a frame of the workbench.
      target="_top"
      href={`./${storyAddress(state)}`}
      // A long address wraps.
      sx={{ overflowWrap: 'anywhere' }}
    >
      {children}
    </Link>
  );
}
