import ContentCopyIcon from '@mui/icons-material/ContentCopyOutlined';
import type { DeferredText } from '../../i18n/createI18n';
import { canCopy, copyText } from './copyText';
import { IconAction } from './IconAction';

interface CopyButtonProps {
  /** The accessible name, such as 'Copy email'. */
  label: string;
  text: string;
  /** The text of the toast after success. */
  success: DeferredText;
}

const icon = <ContentCopyIcon sx={{ fontSize: '1.125rem' }} />;

/** A button that copies a text. It is not rendered where the browser does not allow copying. */
export function CopyButton({ label, text, success }: CopyButtonProps) {
  if (!canCopy()) return null;
  return <IconAction label={label} icon={icon} onClick={() => void copyText(text, success)} />;
}
