import { useLocation, useNavigate } from 'react-router-dom';
import { ConfirmDialog } from '../../../components/forms/ConfirmDialog';
import { useI18n } from '../../../i18n/I18nContext';
import { isolatedText } from '../../../lib/text/isolatedText';
import { toSavedSearch, withSavedViewId } from '../address';
import { addView, deleteView, renameView } from './changeViews';
import { readViews, type SavedView } from './savedViews';
import { notifyOutcome } from './notifyOutcome';
import { ViewNameDialog } from './ViewNameDialog';

interface SaveViewDialogProps {
  onClose: () => void;
}

interface ViewDialogProps extends SaveViewDialogProps {
  view: SavedView;
}

/** Saves the state of Results under a name, and opens this new view. */
export function SaveViewDialog({ onClose }: SaveViewDialogProps) {
  const { t } = useI18n();
  const { search } = useLocation();
  const navigate = useNavigate();

  function save(name: string) {
    const refusal = addView(name, toSavedSearch(search));
    const view = refusal ? undefined : readViews().find((savedView) => savedView.name === name);
    if (view) void navigate({ search: withSavedViewId(search, view.id) }, { replace: true });
    return refusal;
  }

  return (
    <ViewNameDialog
      title={t('results.views.save')}
      subtitle={t('results.views.saveHint')}
      name=""
      onName={save}
      success={(i18n) => i18n.t('results.views.saved')}
      onClose={onClose}
    />
  );
}

/** Renames a saved view. */
export function RenameViewDialog({ view: { id, name }, onClose }: ViewDialogProps) {
  const { t } = useI18n();
  return (
    <ViewNameDialog
      title={t('results.views.renameTitle')}
      name={name}
      onName={(next) => renameView(id, next)}
      success={(i18n) => i18n.t('results.views.renamed')}
      onClose={onClose}
    />
  );
}

/** Asks for confirmation, then deletes a saved view. */
export function DeleteViewDialog({ view: { id, name }, onClose }: ViewDialogProps) {
  const i18n = useI18n();
  const { t } = i18n;
  return (
    <ConfirmDialog
      title={t('results.views.deleteTitle')}
      text={t('results.views.deleteText', { name: isolatedText(i18n, name) })}
      keepText={t('results.views.keep')}
      confirmText={t('results.views.delete')}
      onClose={onClose}
      onConfirm={() => {
        notifyOutcome(deleteView(id), (i18n) => i18n.t('results.views.deleted'));
        onClose();
      }}
    />
  );
}
