import MoreIcon from '@mui/icons-material/MoreVert';
import IconButton from '@mui/material/IconButton';
import { Link, useHref } from 'react-router-dom';
import { canCopy, copyText } from '../../../components/controls/copyText';
import { LazyMenu } from '../../../components/controls/LazyMenu';
import { focusHeading } from '../../../components/page/focusHeading';
import { Tag } from '../../../components/text/Tag';
import { isolatedText } from '../../../lib/text/isolated';
import { chooseStart } from './changeViews';
import type { SavedView } from './savedViews';
import { tellOutcome } from './outcome';

interface SavedViewItemProps {
  view: SavedView;
  onRename: () => void;
  onDelete: () => void;
}

/** A saved view: a link to its address, and a menu. */
export function SavedViewItem({ view, onRename, onDelete }: SavedViewItemProps) {
  const { id, name, search, start } = view;
  const href = useHref({ search });
  const address = new URL(href, window.location.href).href;
  return (
    <li>
      <Link
        to={{ search }}
        // The link is removed with its section.
        onClick={focusHeading}
      >
        <bdi>{name}</bdi>
      </Link>
      {start && <Tag>Start</Tag>}
      <LazyMenu
        renderButton={(props) => (
          <IconButton
            {...props}
            size="small"
            aria-label={`Options of ${isolatedText(name)}`}
            title="Options"
          >
            <MoreIcon fontSize="small" />
          </IconButton>
        )}
        entries={[
          { text: 'Rename', onSelect: onRename },
          ...(canCopy()
            ? [{ text: 'Copy link', onSelect: () => void copyText(address, 'Link copied') }]
            : []),
          start
            ? {
                text: 'Not the start',
                onSelect: () => {
                  tellOutcome(chooseStart(null), 'Results no longer starts with a view');
                },
              }
            : {
                text: 'Use as start',
                onSelect: () => {
                  tellOutcome(
                    chooseStart(id),
                    `Results now starts with “${isolatedText(name)}”. Press Results again for this list.`,
                  );
                },
              },
          { text: 'Delete', onSelect: onDelete, isSeparated: true },
        ]}
      />
    </li>
  );
}
