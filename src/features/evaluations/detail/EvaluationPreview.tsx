import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useEffect } from 'react';
import type { Evaluation } from '../../../api/contract';
import { ignoreSamePress } from '../../../components/forms/samePress';
import { useI18n } from '../../../i18n/I18nContext';
import { evaluationPath } from '../../../lib/url/paths';
import { ScreenLink } from '../../../lib/url/ScreenLink';
import { useAuthorship } from '../useAuthorship';
import { ScoreAndNote } from './ScoreAndNote';

interface EvaluationPreviewProps {
  /** An evaluation that the screen already has. */
  evaluation: Evaluation;
  /** The employee's name, as the screen shows it. */
  name: string;
  onClose: () => void;
}

/** A dialog with the score and the note of an evaluation. The user does not have to leave the screen. */
export function EvaluationPreview({ evaluation, name, onClose }: EvaluationPreviewProps) {
  const { t } = useI18n();
  const authorship = useAuthorship(evaluation);
  useEffect(() => ignoreSamePress, []);
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose}>
      <DialogTitle>
        <bdi>{name}</bdi>
      </DialogTitle>
      <DialogContent>
        <ScoreAndNote evaluation={evaluation} authorship={authorship} />
      </DialogContent>
      <DialogActions>
        <Button component={ScreenLink} to={evaluationPath(evaluation._id)}>
          {t('evaluations.viewDetails')}
        </Button>
        <Button autoFocus variant="outlined" onClick={onClose}>
          {t('overview.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
