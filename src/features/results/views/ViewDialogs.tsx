import { useLocation } from 'react-router-dom';
import { ConfirmDialog } from '../../../components/forms/ConfirmDialog';
import { isolated } from '../../../lib/text/isolated';
import { addView, deleteView, renameView } from './changeViews';
import type { SavedView } from './savedViews';
import { tellOutcome } from './outcome';
import { ViewNameDialog } from './ViewNameDialog';

interface SaveViewDialogProps {
  onClose: () => void;
}

interface ViewDialogProps extends SaveViewDialogProps {
  view: SavedView;
}

/** Saves the address of Results under a name. The page of the table is left out, because its rows change. */
export function SaveViewDialog({ onClose }: SaveViewDialogProps) {
  const query = new URLSearchParams(useLocation().search);
  query.delete('page');
  return (
    <ViewNameDialog
      title="Save view"
      subtitle="The search and the choices on this screen are kept in this browser, not the people found."
      name=""
      onName={(name) => addView(name, `?${query}`)}
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
      text={<>“{isolated(name)}” will be removed from this browser.</>}
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
