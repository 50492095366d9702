import ContentCopyIcon from '@mui/icons-material/ContentCopyOutlined';
import { notify } from '../toasts/notify';
import { IconAction } from './IconAction';

interface CopyButtonProps {
  /** The accessible name, such as 'Copy email'. */
  label: string;
  text: string;
  /** The toast's text after success. */
  success: string;
}

const icon = <ContentCopyIcon sx={{ fontSize: '1.125rem' }} />;

/** Copies a text. It is not there where the browser allows no page to write to the clipboard, as without HTTPS. */
export function CopyButton({ label, text, success }: CopyButtonProps) {
  if (!('clipboard' in navigator)) return null;
  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      notify({ text: success, tone: 'success' });
    } catch {
      notify({ text: 'The browser did not allow copying.', tone: 'destructive' });
    }
  }
  return <IconAction label={label} icon={icon} onClick={() => void copy()} />;
}
