import { canCopy, copyText } from '../../../components/controls/copyText';
import type { MenuEntry } from '../../../components/controls/MenuEntries';
import { isolatedText } from '../../../lib/text/isolated';
import { toKept } from '../address';
import { chooseStart, updateView } from './changeViews';
import { tellOutcome } from './outcome';
import type { SavedView } from './savedViews';

/** What a dialog is open for. */
export type ViewTask = { kind: 'save' } | { kind: 'rename' | 'delete'; view: SavedView };

interface ViewEntriesProps {
  view: SavedView;
  isChanged: boolean;
  /** The query parameters of Results now. */
  search: string;
  /** The address of Results without them. */
  address: string;
  onTask: (task: ViewTask) => void;
}

/** The entries of a menu for the view that is open. */
export function viewEntries({
  view,
  isChanged,
  search,
  address,
  onTask,
}: ViewEntriesProps): MenuEntry[] {
  const { id, name, start } = view;
  const heading = isolatedText(name);
  const entries: MenuEntry[] = [
    {
      text: 'Rename',
      onSelect: () => {
        onTask({ kind: 'rename', view });
      },
    },
    {
      text: 'Start with it',
      choice: { type: 'checkbox', isChecked: start === true },
      onSelect: () => {
        tellOutcome(
          chooseStart(start ? null : id),
          start
            ? 'Results no longer starts with a view'
            : `Results now starts with “${heading}”. Press Results again to start without it.`,
        );
      },
    },
    {
      text: 'Delete',
      isSeparated: true,
      onSelect: () => {
        onTask({ kind: 'delete', view });
      },
    },
  ];
  if (canCopy()) {
    entries.splice(1, 0, {
      text: 'Copy link',
      onSelect: () => void copyText(`${address}${view.search}`, 'Link copied'),
    });
  }
  if (isChanged) {
    entries.unshift({
      text: 'Update',
      onSelect: () => {
        tellOutcome(updateView(id, toKept(search)), 'View updated');
      },
    });
  }
  return entries.map((entry, index) => (index === 0 ? { ...entry, heading } : entry));
}
