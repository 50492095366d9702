import { styled } from '@mui/material/styles';
import { useEffect, useId, useRef, useState } from 'react';
import { focusHeading } from '../../../components/page/focusHeading';
import { compareTexts } from '../../../lib/text/compareTexts';
import { useSavedViews } from './changeViews';
import type { SavedView } from './savedViews';
import { DeleteViewDialog, RenameViewDialog } from './lazyViewDialogs';
import { SavedViewItem } from './SavedViewItem';

const Root = styled('nav')(({ theme: { vars, spacing } }) => ({
  gridColumn: '1 / -1',
  '& ul': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(18rem, 100%), 1fr))',
    columnGap: spacing(4),
  },
  '& li': {
    display: 'flex',
    alignItems: 'center',
    gap: spacing(1),
    borderBottom: `1px solid ${vars.palette.divider}`,
  },
  // The link fills what the tag and the button leave. A name that someone chose is not cut.
  '& li > a': {
    flex: 1,
    minWidth: 0,
    marginInlineEnd: 0,
    overflowWrap: 'anywhere',
    whiteSpace: 'normal',
  },
}));

/** The saved views as links in the order of their names, each with a menu. Nothing where there are none. */
export function SavedViews() {
  const views = useSavedViews();
  const [task, setTask] = useState<{ kind: 'rename' | 'delete'; view: SavedView }>();
  const headingId = useId();
  const close = () => {
    setTask(undefined);
  };

  // The dialog would give the focus back to a button that was removed with its view.
  const before = useRef(views.length);
  useEffect(() => {
    const isLost = document.activeElement === document.body;
    if (views.length < before.current && isLost) focusHeading();
    before.current = views.length;
  }, [views]);

  return (
    <>
      {views.length > 0 && (
        <Root aria-labelledby={headingId}>
          <h2 id={headingId}>Saved views</h2>
          <ul>
            {[...views]
              .sort((one, other) => compareTexts(one.name, other.name) || one.id - other.id)
              .map((view) => (
                <SavedViewItem
                  key={view.id}
                  view={view}
                  onRename={() => {
                    setTask({ kind: 'rename', view });
                  }}
                  onDelete={() => {
                    setTask({ kind: 'delete', view });
                  }}
                />
              ))}
          </ul>
        </Root>
      )}
      {task?.kind === 'rename' && <RenameViewDialog view={task.view} onClose={close} />}
      {task?.kind === 'delete' && <DeleteViewDialog view={task.view} onClose={close} />}
    </>
  );
}
