import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { OfferBar } from '../../components/page/OfferBar';
import { useI18n } from '../../i18n/I18nContext';

interface DraftOfferProps {
  /** The title of the dialog that the draft belongs to. */
  title: string;
  onContinue: () => void;
  onDiscard: () => void;
}

/** Offers a draft: unsaved text of a session that expired. */
export function DraftOffer({ title, onContinue, onDiscard }: DraftOfferProps) {
  const { t } = useI18n();
  return (
    <OfferBar label={t('shell.draft.title')}>
      <Typography role="status" sx={{ flex: '1 1 16rem', overflowWrap: 'anywhere' }}>
        {t('shell.draft.text', { title })}
      </Typography>
      <Button variant="outlined" onClick={onContinue}>
        {t('shell.draft.continue')}
      </Button>
      <Button color="inherit" onClick={onDiscard}>
        {t('forms.discard')}
      </Button>
    </OfferBar>
  );
}
