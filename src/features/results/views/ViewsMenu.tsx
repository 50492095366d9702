import { lazyDialog } from '../../../components/controls/lazyDialog';
import BookmarkIcon from '@mui/icons-material/BookmarkBorder';
import ExpandIcon from '@mui/icons-material/ExpandMore';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import { Menu } from '../../../components/controls/Menu';
import MenuItem from '@mui/material/MenuItem';
import { visuallyHidden } from '@mui/utils';
import { useState } from 'react';
import { useHref, useLocation, useNavigate } from 'react-router-dom';
import { ChoiceItem } from '../../../components/controls/ChoiceItem';
import { useMenu } from '../../../components/controls/useMenu';
import type { I18n } from '../../../i18n/createI18n';
import { useI18n } from '../../../i18n/I18nContext';
import { isolatedText } from '../../../lib/text/isolatedText';
import { withSavedViewId, savedViewIdIn, toSavedSearch } from '../address';
import { useSavedViews } from './changeViews';
import type { SavedView } from './savedViews';
import { openViewItems, type ViewTask } from './openViewItems';

/** Returns the saved views as the items of a menu, and the dialogs that some of them open. */
export function useViews() {
  const i18n = useI18n();
  const { t, compare } = i18n;
  const { search } = useLocation();
  const navigate = useNavigate();
  const path = useHref({ search: '' });
  const views = useSavedViews();
  const { view, isChanged } = openView(views, search);
  const [task, setTask] = useState<ViewTask>();
  const canSave = new URLSearchParams(search).has('q');
  const close = () => {
    setTask(undefined);
  };

  return {
    view,
    isChanged,
    /** It is an array, because MUI's Menu takes no fragments. It is empty if there is nothing to open or to save. */
    items: [
      ...[...views]
        .sort((a, b) => compare(a.name, b.name) || a.id - b.id)
        .map((savedView) => (
          <ChoiceItem
            key={savedView.id}
            type="radio"
            isChecked={savedView === view}
            onSelect={() =>
              void navigate({ search: withSavedViewId(savedView.search, savedView.id) })
            }
          >
            {nameText(i18n, savedView)}
          </ChoiceItem>
        )),
      canSave && views.length > 0 && <Divider key="save line" />,
      canSave && (
        <MenuItem
          key="save"
          onClick={() => {
            setTask({ kind: 'save' });
          }}
        >
          {t(`results.views.${view ? 'saveAsNew' : 'save'}`)}
        </MenuItem>
      ),
      ...(view
        ? openViewItems(i18n, {
            view,
            isChanged,
            search,
            address: new URL(path, window.location.href).href,
            onTask: setTask,
          })
        : []),
    ].filter(Boolean),
    dialogs: (
      <>
        {task?.kind === 'save' && <SaveViewDialog onClose={close} />}
        {task?.kind === 'rename' && <RenameViewDialog view={task.view} onClose={close} />}
        {task?.kind === 'delete' && <DeleteViewDialog view={task.view} onClose={close} />}
      </>
    ),
  };
}

/**
 * The menu of the saved views, with the name of the open one. It is not rendered if there is nothing to open or to
 * save.
 */
export function ViewsMenu() {
  const { t } = useI18n();
  const { view, isChanged, items, dialogs } = useViews();
  const { buttonProps, menuProps } = useMenu();
  if (items.length === 0) return null;
  return (
    <>
      <Button
        {...buttonProps}
        color="inherit"
        startIcon={<BookmarkIcon />}
        endIcon={<ExpandIcon />}
        sx={{ maxWidth: '100%', marginInlineEnd: -1 }}
      >
        {view ? (
          <OpenView name={view.name} isChanged={isChanged} />
        ) : (
          <span>{t('results.views.views')}</span>
        )}
      </Button>
      <Menu {...menuProps}>{items}</Menu>
      {dialogs}
    </>
  );
}

function nameText(i18n: I18n, { name, start }: SavedView) {
  const text = isolatedText(i18n, name);
  return start ? i18n.t('results.views.isStart', { name: text }) : text;
}

const cut = {
  overflow: 'hidden',
  maxWidth: '14rem',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;

function OpenView({ name, isChanged }: { name: string; isChanged: boolean }) {
  const { t } = useI18n();
  return t.rich(isChanged ? 'results.views.openChanged' : 'results.views.open', {
    name,
    hidden: (text) => <span style={visuallyHidden}>{text}</span>,
    view: (text) => <bdi style={cut}>{text}</bdi>,
    changed: (text) => <span style={{ whiteSpace: 'pre' }}>{text}</span>,
  });
}

/** Returns the saved view of an address, and whether the address has changed since the view was opened. */
function openView(views: readonly SavedView[], search: string) {
  const id = savedViewIdIn(search);
  const view = views.find((savedView) => savedView.id === id);
  return {
    view,
    isChanged: view !== undefined && toSavedSearch(view.search) !== toSavedSearch(search),
  };
}

/**
 * Loads the dialogs. They are in one module, because each further lazy module shares more code with the screens
 * (vite/appChunks.ts).
 */
const load = () => import('./ViewDialogs');

const SaveViewDialog = lazyDialog(async () => (await load()).SaveViewDialog);
const RenameViewDialog = lazyDialog(async () => (await load()).RenameViewDialog);
const DeleteViewDialog = lazyDialog(async () => (await load()).DeleteViewDialog);
