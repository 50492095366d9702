import { ConfirmDialog } from './ConfirmDialog';

interface DiscardDialogProps {
  /** Called by Keep editing, by Escape and by a click outside. */
  onKeep: () => void;
  onDiscard: () => void;
}

/** Asks before typed text is lost. It is open while it is mounted. */
export function DiscardDialog({ onKeep, onDiscard }: DiscardDialogProps) {
  return (
    <ConfirmDialog
      title="Discard changes?"
      text="What you typed will be lost."
      keepText="Keep editing"
      confirmText="Discard"
      onClose={onKeep}
      onConfirm={onDiscard}
    />
  );
}
