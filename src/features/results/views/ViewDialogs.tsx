import { useLocation, useNavigate } from 'react-router-dom';
import { ConfirmDialog } from '../../../components/forms/ConfirmDialog';
import { isolated } from '../../../lib/text/isolated';
import { toKept, withSaved } from '../address';
import { addView, deleteView, renameView } from './changeViews';
import { readViews, type SavedView } from './savedViews';
import { tellOutcome } from './outcome';
import { ViewNameDialog } from './ViewNameDialog';

interface SaveViewDialogProps {
  onClose: () => void;
}

interface ViewDialogProps extends SaveViewDialogProps {
  view: SavedView;
}

/** Saves what Results shows under a name, which is then the view that is open. */
export function SaveViewDialog({ onClose }: SaveViewDialogProps) {
  const { search } = useLocation();
  const navigate = useNavigate();

  function save(name: string) {
    const refusal = addView(name, toKept(search));
    const view = refusal ? undefined : readViews().find((one) => one.name === name);
    if (view) void navigate({ search: withSaved(search, view.id) }, { replace: true });
    return refusal;
  }

  return (
    <ViewNameDialog
      title="Save view"
      subtitle="Saves this search, its filters and who is chosen on this device. Results are read anew each time."
      name=""
      onName={save}
      success="View saved"
      onClose={onClose}
    />
  );
}

/** Gives a saved view another name. */
export function RenameViewDialog({ view: { id, name }, onClose }: ViewDialogProps) {
  return (
    <ViewNameDialog
      title="Rename view"
      name={name}
      onName={(next) => renameView(id, next)}
      success="View renamed"
      onClose={onClose}
    />
  );
}

/** Asks, and then deletes a saved view. */
export function DeleteViewDialog({ view: { id, name }, onClose }: ViewDialogProps) {
  return (
    <ConfirmDialog
      title="Delete view?"
      text={<>“{isolated(name)}” will be removed from this device.</>}
      keepText="Keep"
      confirmText="Delete"
      onClose={onClose}
      onConfirm={() => {
        tellOutcome(deleteView(id), 'View deleted');
        onClose();
      }}
    />
  );
}
