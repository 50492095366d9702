import InboxIcon from '@mui/icons-material/InboxOutlined';
import type { ReactNode } from 'react';
import { Message } from './Message';

interface EmptyStateProps {
  text: string;
  /** An icon for the missing content. */
  icon?: ReactNode;
  /** The next action, such as a button. */
  children?: ReactNode;
}

const inbox = <InboxIcon />;

/** The text that is shown where a list or a screen has no content. */
export function EmptyState({ text, icon = inbox, children }: EmptyStateProps) {
  return (
    <Message role="status">
      <span>{icon}</span>
      <p>{text}</p>
      {children}
    </Message>
  );
}
