import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { useI18n, useLanguageChoice } from '../../i18n/I18nContext';
import { Logo } from '../../components/page/Logo';
import { ABOVE_TOASTS, ACCOUNT_FORM } from '../../components/toasts/toastSpace';
import { PageHeading } from '../../components/page/PageHeading';
import { LANGUAGES, LANGUAGE_TAGS } from '../../i18n/languages';
import { NativeSelect } from '../../components/controls/NativeSelect';

interface AuthCardProps {
  /** The page's heading. */
  title: string;
  description?: string;
  /** A question below the form, and a link as its answer. */
  question: string;
  link: { text: string; to: string };
  children: ReactNode;
}

/** The page of a signed-out user, with one form in a card. */
export function AuthCard({ title, description, question, link, children }: AuthCardProps) {
  const { t } = useI18n();
  return (
    <Stack
      component="main"
      className={ACCOUNT_FORM}
      sx={{ maxWidth: '30rem', mx: 'auto', px: 2, pt: { xs: 1.5, sm: 6 }, pb: ABOVE_TOASTS }}
    >
      <Typography
        component="p"
        color="primary"
        sx={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'center',
          gap: 1.25,
          minHeight: '3.5rem',
          mb: 1.5,
          fontWeight: 700,
          letterSpacing: '-0.01em',
        }}
      >
        <Logo />
        {t('common.product')}
      </Typography>
      <Card sx={{ p: { xs: 2.5, sm: 4 } }}>
        <PageHeading title={title} />
        {description && (
          <Typography color="textSecondary" sx={{ mt: 0.5 }}>
            {description}
          </Typography>
        )}
        <Stack sx={{ gap: 2.5, mt: 3 }}>{children}</Stack>
        <Typography variant="body2" color="textSecondary" sx={{ mt: 3, textAlign: 'center' }}>
          {question}{' '}
          <Link component={RouterLink} to={link.to}>
            {link.text}
          </Link>
        </Typography>
      </Card>
      <Box sx={{ mt: 2, mx: 'auto' }}>
        <LanguageSelect />
      </Box>
    </Stack>
  );
}

const OPTIONS = LANGUAGE_TAGS.map((tag) => ({ value: tag, text: LANGUAGES[tag].name, lang: tag }));

/** Selects the language of the page. */
function LanguageSelect() {
  const { t } = useI18n();
  const { selected, choose } = useLanguageChoice();
  return (
    <NativeSelect
      label={t('shell.language')}
      value={selected}
      options={OPTIONS}
      onChange={choose}
    />
  );
}
