import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { use, useState } from 'react';
import { failureMessage, isPage, isSilent } from '../../api/http/apiError';
import { Form } from '../../components/forms/Form';
import { PasswordInput } from '../../components/forms/PasswordInput';
import { atLeast, BREAKPOINTS } from '../../components/page/breakpoints';
import { SubmitButton } from '../../components/forms/SubmitButton';
import { TextInput } from '../../components/forms/TextInput';
import { ReloadButton } from '../../components/status/ReloadButton';
import { loginSchema } from '../../domain/schemas';
import { textIn } from '../../i18n/createI18n';
import { useI18n } from '../../i18n/I18nContext';
import { isTyped, readDraft } from '../../session/draft';
import { session } from '../../session/session';
import { SignInFooter } from './SignInFooter';
import { accountMutations } from '../../api/accounts';

/** Signs in. On success it opens the session, and the session guard shows the app. */
export function LoginForm() {
  const i18n = useI18n();
  const { t } = i18n;
  const { mutateAsync, error } = useMutation(accountMutations.login());
  // On a small screen the keyboard would cover the form before the user has seen it.
  const [isWide] = useState(() => window.matchMedia(atLeast(BREAKPOINTS.md)).matches);
  const [email] = useState(() => session.getExpiredEmail() ?? '');

  return (
    <Form
      initialValues={{ email, password: '' }}
      schema={loginSchema}
      focusFirst={isWide}
      onSubmit={mutateAsync}
      onDone={({ token, role }, sent) => {
        session.signIn(token, role, sent.email);
      }}
    >
      <EndedSession />
      <TextInput
        name="email"
        label={t('accounts.email')}
        type="email"
        autoComplete="username"
        placeholder={t('accounts.emailHint')}
      />
      <PasswordInput
        name="password"
        label={t('accounts.password')}
        autoComplete="current-password"
        placeholder={t('accounts.passwordHint')}
      />
      {error && !isSilent(error) && (
        <Typography role="alert" color="error" variant="body2">
          <bdi>{textIn(i18n, failureMessage(error) ?? t('accounts.loginFailed'))}</bdi>
        </Typography>
      )}
      {isPage(error) && <ReloadButton />}
      <SubmitButton>{t('accounts.signIn')}</SubmitButton>
      {use(SignInFooter)}
    </Form>
  );
}

/** Says why the user has to sign in again. Signing out leaves no id, so the reason is always an expired session. */
function EndedSession() {
  const { t } = useI18n();
  const [{ hasEnded, hasDraft }] = useState(() => {
    const draft = readDraft();
    return { hasEnded: session.getId() !== null, hasDraft: draft !== undefined && isTyped(draft) };
  });
  if (!hasEnded) return null;
  return (
    <Typography role="status" variant="body2">
      {t('accounts.sessionEnded')}
      {hasDraft && <span style={{ display: 'block' }}>{t('accounts.draftKept')}</span>}
    </Typography>
  );
}
