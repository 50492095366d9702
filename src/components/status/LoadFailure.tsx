import ErrorIcon from '@mui/icons-material/ErrorOutlined';
import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import { textIn, type DeferredText } from '../../i18n/createI18n';
import { useI18n } from '../../i18n/I18nContext';
import { focusHeading } from '../page/focusHeading';
import { Message } from './Message';

interface LoadFailureProps {
  /** The screen's fallback text. */
  text: string;
  /** What happened, in a sentence. */
  cause?: DeferredText | undefined;
  onRetry: () => void;
}

/**
 * A failed load: the screen's fallback text, what happened, and a button to try again. An empty list has the same text;
 * the icon, the colour and the role distinguish the failure (specification, Failed loads).
 */
export function LoadFailure({ text, cause, onRetry }: LoadFailureProps) {
  const i18n = useI18n();
  const wasPressed = useRef(false);

  useEffect(
    () => () => {
      if (wasPressed.current) focusHeading();
    },
    [],
  );

  return (
    <Message role="alert">
      <span>
        <ErrorIcon />
      </span>
      <div>
        <p>{text}</p>
        {cause && <small>{textIn(i18n, cause)}</small>}
      </div>
      <Button
        variant="contained"
        onClick={() => {
          wasPressed.current = true;
          onRetry();
        }}
      >
        {i18n.t('failures.tryAgain')}
      </Button>
    </Message>
  );
}
