import { canCopy, copyText } from '../../../components/controls/copyText';
import type { MenuEntry } from '../../../components/controls/MenuEntries';
import type { I18n } from '../../../i18n/createI18n';
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
export function viewEntries(i18n: I18n, props: ViewEntriesProps): MenuEntry[] {
  const { t } = i18n;
  const { view, isChanged, search, address, onTask } = props;
  const { id, name, start } = view;
  const entries: MenuEntry[] = [
    {
      text: t('results.views.rename'),
      onSelect: () => {
        onTask({ kind: 'rename', view });
      },
    },
    {
      text: t('results.views.startWithIt'),
      choice: { type: 'checkbox', isChecked: start === true },
      onSelect: () => {
        tellOutcome(
          chooseStart(start ? null : id),
          start
            ? (i18n) => i18n.t('results.views.startsNoMore')
            : (i18n) => i18n.t('results.views.starts', { name: isolatedText(i18n, name) }),
        );
      },
    },
    {
      text: t('results.views.delete'),
      isSeparated: true,
      onSelect: () => {
        onTask({ kind: 'delete', view });
      },
    },
  ];
  if (canCopy()) {
    entries.splice(1, 0, {
      text: t('results.views.copyLink'),
      onSelect: () =>
        void copyText(`${address}${view.search}`, (i18n) => i18n.t('results.views.linkCopied')),
    });
  }
  if (isChanged) {
    entries.unshift({
      text: t('results.views.update'),
      onSelect: () => {
        tellOutcome(updateView(id, toKept(search)), (i18n) => i18n.t('results.views.updated'));
      },
    });
  }
  return entries.map((entry, index) =>
    index === 0 ? { ...entry, heading: isolatedText(i18n, name) } : entry,
  );
}
