import Divider from '@mui/material/Divider';
import ListSubheader from '@mui/material/ListSubheader';
import MenuItem from '@mui/material/MenuItem';
import { ChoiceItem } from '../../../components/controls/ChoiceItem';
import { canCopy, copyText } from '../../../components/controls/copyText';
import type { I18n } from '../../../i18n/createI18n';
import { isolatedText } from '../../../lib/text/isolatedText';
import { toSavedSearch } from '../address';
import { setStartView, updateView } from './changeViews';
import { notifyOutcome } from './notifyOutcome';
import type { SavedView } from './savedViews';

/** The purpose of an open dialog. */
export type ViewTask = { kind: 'save' } | { kind: 'rename' | 'delete'; view: SavedView };

interface OpenViewProps {
  view: SavedView;
  isChanged: boolean;
  /** The current query parameters of Results. */
  search: string;
  /** The address of Results without them. */
  address: string;
  onTask: (task: ViewTask) => void;
}

/** Returns the menu items for the open view as an array, because MUI's Menu takes no fragments. */
export function openViewItems(i18n: I18n, props: OpenViewProps) {
  const { t } = i18n;
  const { view, isChanged, search, address, onTask } = props;
  const { id, name, start } = view;
  return [
    <Divider key="line" />,
    <ListSubheader key="name" role="none">
      {isolatedText(i18n, name)}
    </ListSubheader>,
    isChanged && (
      <MenuItem
        key="update"
        onClick={() => {
          notifyOutcome(updateView(id, toSavedSearch(search)), (i18n) =>
            i18n.t('results.views.updated'),
          );
        }}
      >
        {t('results.views.update')}
      </MenuItem>
    ),
    <MenuItem
      key="rename"
      onClick={() => {
        onTask({ kind: 'rename', view });
      }}
    >
      {t('results.views.rename')}
    </MenuItem>,
    canCopy() && (
      <MenuItem
        key="copy"
        onClick={() =>
          void copyText(`${address}${view.search}`, (i18n) => i18n.t('results.views.linkCopied'))
        }
      >
        {t('results.views.copyLink')}
      </MenuItem>
    ),
    <ChoiceItem
      key="start"
      type="checkbox"
      isChecked={start === true}
      onSelect={() => {
        notifyOutcome(
          setStartView(start ? null : id),
          start
            ? (i18n) => i18n.t('results.views.startsNoMore')
            : (i18n) => i18n.t('results.views.starts', { name: isolatedText(i18n, name) }),
        );
      }}
    >
      {t('results.views.startWithIt')}
    </ChoiceItem>,
    <Divider key="last line" />,
    <MenuItem
      key="delete"
      onClick={() => {
        onTask({ kind: 'delete', view });
      }}
    >
      {t('results.views.delete')}
    </MenuItem>,
  ];
}
