import ErrorIcon from '@mui/icons-material/ErrorOutlined';
import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import { textIn, type DeferredText } from '../../i18n/createI18n';
import { useI18n } from '../../i18n/I18nContext';
import { focusHeading } from '../page/focusHeading';
import { Message } from './Message';
import { ReloadButton } from './ReloadButton';
import { SignInAgain } from './SignInAgain';

interface LoadFailureProps {
  /** The screen's fallback text, which an empty list has, too. */
  text?: string;
  /** The cause, as a sentence. If it is unknown, the text is 'Something went wrong'. */
  cause?: { text: DeferredText; mayNeedReload?: boolean | undefined } | undefined;
  onRetry: () => void;
}

/**
 * A failed load, with its cause, the screen's fallback text, a button to try again, and, if it may help, a button to
 * reload the page. The icon, the colour, the role and the first sentence distinguish it from an empty list
 * (specification, Failed loads).
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
        <p>{cause ? textIn(i18n, cause.text) : i18n.t('components.wentWrong')}</p>
        {text && <small>{text}</small>}
      </div>
      <Button
        variant="outlined"
        onClick={() => {
          wasPressed.current = true;
          onRetry();
        }}
      >
        {i18n.t('failures.tryAgain')}
      </Button>
      {cause?.mayNeedReload && <ReloadButton />}
      <SignInAgain />
    </Message>
  );
}
