import ViewColumnIcon from '@mui/icons-material/ViewColumnOutlined';
import Button from '@mui/material/Button';
import { memo, useId, useState } from 'react';
import { lazily } from '../../../lib/code/lazily';
import type { ColumnsListProps } from './ColumnsList';

const ColumnsList = lazily(async () => (await import('./ColumnsList')).ColumnsList);

const icon = <ViewColumnIcon />;

/** A button with a menu of the columns that can be shown. */
export const ColumnsMenu = memo(function ColumnsMenu({
  chosen,
  onChoose,
}: Pick<ColumnsListProps, 'chosen' | 'onChoose'>) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [wasOpened, setWasOpened] = useState(false);
  const id = useId();

  return (
    <>
      <Button
        color="inherit"
        startIcon={icon}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={(event) => {
          setWasOpened(true);
          setAnchor(event.currentTarget);
        }}
        sx={{ marginInlineStart: 'auto', color: 'text.secondary' }}
      >
        Columns
      </Button>
      {wasOpened && (
        <ColumnsList
          id={id}
          anchor={anchor}
          chosen={chosen}
          onChoose={onChoose}
          onClose={() => {
            setAnchor(null);
          }}
        />
      )}
    </>
  );
});
